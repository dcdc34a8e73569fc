import { type UsageError, usageError } from '../../check/usage-error.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import { commandName } from '../../output/home.ts';
import { isRunId } from '../step/run-state.ts';

/** The options of `step` as the command line gives them. */
export interface StepFlags {
  readonly status?: string;
  readonly summary: string;
  readonly tree?: string;
  readonly previous?: string;
  readonly run?: string;
  readonly timeout: string;
  readonly shell?: boolean;
  readonly commit?: boolean;
  readonly config?: string;
  readonly format: string;
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

const statuses = ['done', 'retry', 'decomposed'] as const;
const mostSeconds = 24 * 60 * 60;

export function readStepOptions(argv: readonly string[], flags: StepFlags): StepOptions | UsageError {
  const { summary, tree, previous, run, config, format } = flags;
  if (flags.status === undefined) return usageError(`step needs --status ${statuses.join(', ')}`);
  const status = statuses.find((each) => each === flags.status);
  if (status === undefined) return notOneOf('--status', flags.status, statuses);
  if (format !== 'text' && format !== 'json') return notOneOf('--format', format, ['text', 'json']);
  if (run !== undefined && !isRunId(run))
    return usageError(
      `--run ${JSON.stringify(run)} is no name of a folder: letters, digits, '.', '_' and '-'`,
    );
  const timeoutSeconds = Number(flags.timeout);
  if (!(timeoutSeconds > 0 && timeoutSeconds <= mostSeconds))
    return usageError(
      `--timeout ${JSON.stringify(flags.timeout)} is no number of seconds up to ${mostSeconds}`,
    );
  if (flags.shell === true && argv.length !== 1)
    return usageError(
      `--shell takes the guard as one argument: ${commandName} step --shell -- 'npm test && npm run lint'`,
    );
  const guard = argv.length === 0 ? undefined : { argv, shell: flags.shell === true, timeoutSeconds };
  return { summary, tree, previous, run, config, status, guard, format, commit: flags.commit === true };
}

function notOneOf(flag: string, value: string, known: readonly string[]): UsageError {
  const nearest = nearestName(value, known);
  const hint =
    nearest === undefined ? `one of ${known.join(', ')} was expected` : `did you mean '${nearest}'?`;
  return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
