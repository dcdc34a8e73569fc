import { UserError } from '../../check/user-error.ts';
import { commandName } from '../../output/home.ts';
import { isRunId } from '../step/run-state.ts';

/** The options of `step` as the command line gives them. */
export interface StepFlags {
  readonly status?: StepOptions['status'];
  readonly summary: string;
  readonly tree?: string;
  readonly previous?: string;
  readonly run?: string;
  readonly timeout: string;
  readonly shell?: boolean;
  readonly commit?: boolean;
  readonly config?: string;
  readonly format: StepOptions['format'];
}

/** The options of `step`, checked. */
export interface StepOptions {
  readonly status: 'done' | 'retry' | 'decomposed';
  readonly summary: string;
  readonly tree: string | undefined;
  /** A snapshot of the tree; without it HEAD's. */
  readonly previous: string | undefined;
  readonly run: string | undefined;
  readonly guard:
    | { readonly argv: readonly string[]; readonly shell: boolean; readonly timeoutSeconds: number }
    | undefined;
  readonly commit: boolean;
  readonly config: string | undefined;
  readonly format: 'text' | 'json';
}

export const stepStatuses = ['done', 'retry', 'decomposed'] as const;
const mostSeconds = 24 * 60 * 60;

/** @throws UserError where the call is not complete, or a value is none that a step takes */
export function readStepOptions(argv: readonly string[], flags: StepFlags): StepOptions {
  const { status, summary, tree, previous, run, config, format } = flags;
  if (status === undefined) throw new UserError(`step needs --status ${stepStatuses.join(', ')}`);
  if (run !== undefined && !isRunId(run))
    throw new UserError(
      `--run ${JSON.stringify(run)} is no name of a folder: letters, digits, '.', '_' and '-'`,
    );
  const timeoutSeconds = Number(flags.timeout);
  if (!(timeoutSeconds > 0 && timeoutSeconds <= mostSeconds))
    throw new UserError(
      `--timeout ${JSON.stringify(flags.timeout)} is no number of seconds up to ${mostSeconds}`,
    );
  if (flags.shell === true && argv.length !== 1)
    throw new UserError(
      `--shell takes the guard as one argument: ${commandName} step --shell -- 'npm test && npm run lint'`,
    );
  const guard = argv.length === 0 ? undefined : { argv, shell: flags.shell === true, timeoutSeconds };
  return { summary, tree, previous, run, config, status, guard, format, commit: flags.commit === true };
}
