import { Command, CommanderError } from 'commander';
import { exitCodes } from '../check/exit-code.ts';
import { commandName, pageLink } from '../output/home.ts';
import { safeText } from '../output/safe-text.ts';
import { version } from '../output/version.ts';
import type { Runs } from './commands/command-parts.ts';
import type { Io } from './io.ts';

/** Declares the commands of one file. */
interface CommandFile {
  add(program: Command, runs: Runs): void;
}

/** By the name of the command, in the order of the help. Only the file of the command that is called is loaded. */
const files: Readonly<Record<string, () => Promise<CommandFile>>> = {
  check: () => import('./commands/check.ts'),
  status: () => import('./commands/status.ts'),
  repair: () => import('./commands/repair.ts'),
  report: () => import('./commands/report.ts'),
  write: () => import('./commands/write.ts'),
  patch: () => import('./commands/write.ts'),
  procedure: () => import('./commands/procedure.ts'),
  replay: () => import('./commands/replay.ts'),
  step: () => import('./commands/step.ts'),
  loop: () => import('./commands/loop.ts'),
  init: () => import('./commands/init.ts'),
  doctor: () => import('./commands/doctor.ts'),
  hook: () => import('./commands/hook.ts'),
  merge: () => import('./commands/merge.ts'),
  diff: () => import('./commands/diff.ts'),
  mcp: () => import('./commands/mcp-server.ts'),
  explain: () => import('./commands/explain.ts'),
  rules: () => import('./commands/rules.ts'),
};

/** Runs what a command line asks for. The exit code. */
export async function runProgram(argv: readonly string[], io: Io): Promise<number> {
  let code: number = exitCodes.clean;
  const program = await programFor(argv[0], io, (run) => async (...args) => {
    code = await run(io, ...args);
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { options = [] } = program.commands.find((each) => each.name() === argv[0]) ?? {};
    const hasFormat = options.some(({ long }) => long === '--format');
    if (error.code === 'commander.unknownOption' && hasFormat && argv.includes('--json'))
      io.error('(Did you mean --format json?)\n');
    // Asked for by its name, help is an answer; printed for want of a command, it is not.
    const isAsked = error.exitCode === 0 || (error.code === 'commander.help' && argv[0] === 'help');
    return isAsked ? exitCodes.clean : exitCodes.usage;
  }
}

async function programFor(name: string | undefined, io: Io, runs: Runs): Promise<Command> {
  const program = new Command('stateward')
    .description("Refuses changes to an agent's state files that could not have happened legally.")
    .version(version)
    .exitOverride()
    .addHelpText('after', `\nBegin with: ${commandName} init\n${links}`)
    // Names alone on the left, so that a terminal of 80 columns has room for what they do.
    .configureHelp({ minWidthToWrap: 30, subcommandTerm: (each) => each.name() })
    .configureOutput({
      writeErr: io.error,
      writeOut: io.out,
      outputError: (text, write) =>
        write(
          text
            .replace(/^error: /, 'stateward: ')
            .split('\n')
            .map(safeText)
            .join('\n'),
        ),
      getOutHelpWidth: () => io.columns ?? 80,
      getErrHelpWidth: () => io.errorColumns ?? 80,
      getOutHasColors: () => io.isTerminal,
      getErrHasColors: () => io.errorColumns !== undefined,
    });
  const called = name !== undefined && Object.hasOwn(files, name) ? files[name] : undefined;
  const isVersion = name === '--version' || name === '-V';
  const wanted = called === undefined ? (isVersion ? [] : Object.values(files)) : [called];
  for (const file of new Set(await Promise.all(wanted.map((load) => load())))) file.add(program, runs);
  for (const each of program.commands) each.addHelpText('after', `\n${links}`);
  return program;
}

const links = `More: ${pageLink('command-line.md')}`;
