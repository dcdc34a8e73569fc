import { exitCodes } from '../check/exit-code.ts';
import { UserError } from '../check/user-error.ts';
import { isAgentName } from '../integrations/agents/agent-names.ts';
import type { Io } from './io.ts';

/** Runs one command line, without the name of the program, and gives its exit code. Nothing is thrown. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await run(argv, io);
  } catch (error) {
    if (error instanceof UserError) return printUserError(error, io);
    // An error that nobody expected must never end as a pass.
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
    return exitCodes.cannotJudge;
  }
}

/** Git and agents wait for every hook, so what reads command lines is loaded only where there are options to read. */
async function run(argv: readonly string[], io: Io): Promise<number> {
  const [command, name, ...args] = argv;
  const isHook =
    command === 'hook' && name !== undefined && ![name, ...args].some((each) => each.startsWith('-'));
  if (isHook && isAgentName(name)) return (await import('./agent-hook.ts')).agentHook(name, io);
  if (isHook) return (await import('./commands/hook.ts')).hook(io, name, args);
  return (await import('./program.ts')).runProgram(argv, io);
}

async function printUserError(
  { message, exitCode }: UserError,
  { error, errorColumns }: Io,
): Promise<number> {
  const [{ safeText }, { wrap }] = await Promise.all([
    import('../output/safe-text.ts'),
    import('../output/wrap.ts'),
  ]);
  const width = errorColumns ?? Number.POSITIVE_INFINITY;
  // Indented lines are there to be copied.
  const shown = (line: string) => (line.startsWith('  ') ? [line] : wrap(line, width));
  const lines = `stateward: ${message}`.split('\n').map(safeText).flatMap(shown);
  error(`${lines.join('\n')}\n`);
  return exitCode;
}
