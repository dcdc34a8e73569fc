import { UserError } from '../../check/user-error.ts';
import { commandName } from '../../output/home.ts';
import { isRunId } from '../step/run-state.ts';
import type { StepOptions } from './step-options.ts';

/** The options of `loop` as the command line gives them. */
export interface LoopFlags {
  readonly decompose?: string;
  readonly execute?: string;
  readonly guard?: string;
  readonly select?: boolean;
  readonly limit: string;
  readonly timeout: string;
  readonly guardTimeout: string;
  readonly tree?: string;
  readonly run?: string;
  readonly config?: string;
}

/** How an agent is started: a program with its arguments, or a line for /bin/sh. */
export interface AgentLine {
  readonly argv: readonly string[];
  readonly shell: boolean;
}

/** The options of `loop`, checked. */
export interface LoopOptions {
  readonly agents: { readonly decompose: AgentLine; readonly execute: AgentLine };
  readonly guard: StepOptions['guard'];
  readonly limit: number;
  readonly timeoutSeconds: number;
  readonly tree: string | undefined;
  readonly run: string | undefined;
  readonly config: string | undefined;
}

const mostSeconds = 24 * 3600;
const mostSteps = 1_000_000;

/** @throws UserError where the call is not complete, or a value is none that the loop takes */
export function readLoopOptions(argv: readonly string[], flags: LoopFlags): LoopOptions {
  const { decompose, execute, tree, run, config } = flags;
  const nothing = flags.select === true ? { argv: [], shell: false } : undefined;
  const own = argv.length === 0 ? nothing : { argv, shell: false };
  const agents = { decompose: lineOf(decompose) ?? own, execute: lineOf(execute) ?? own };
  if (agents.decompose === undefined || agents.execute === undefined) throw new UserError(missing);
  const limit = Number(flags.limit);
  if (!(Number.isInteger(limit) && limit > 0 && limit <= mostSteps))
    throw new UserError(`--limit ${JSON.stringify(flags.limit)} is no number of steps up to ${mostSteps}`);
  const [timeoutSeconds, guardSeconds] = [Number(flags.timeout), Number(flags.guardTimeout)];
  for (const [name, seconds] of [
    ['--timeout', timeoutSeconds],
    ['--guard-timeout', guardSeconds],
  ] as const)
    if (!(seconds > 0 && seconds <= mostSeconds))
      throw new UserError(`${name} takes a number of seconds up to ${mostSeconds}`);
  if (run !== undefined && !isRunId(run))
    throw new UserError(
      `--run ${JSON.stringify(run)} is no name of a folder: letters, digits, '.', '_' and '-'`,
    );
  if (flags.guard === undefined && flags.select !== true) throw new UserError(unguarded);
  const guard =
    flags.guard === undefined
      ? undefined
      : { argv: [flags.guard], shell: true, timeoutSeconds: guardSeconds, timeoutOption: '--guard-timeout' };
  const { decompose: first, execute: second } = agents;
  return { agents: { decompose: first, execute: second }, guard, limit, timeoutSeconds, tree, run, config };
}

const unguarded =
  "loop needs --guard, the command that decides whether a node that the agent calls done passes, such as --guard 'npm test': without it nothing passes, and nothing counts as an attempt";

const missing = `loop needs an agent: ${commandName} loop -- ./agent, or one command for each mode: --decompose and --execute`;

function lineOf(line: string | undefined): AgentLine | undefined {
  return line === undefined ? undefined : { argv: [line], shell: true };
}
