import { Command, CommanderError } from 'commander';
import { exitCodes } from '../check/exit-code.ts';
import { UserError } from '../check/user-error.ts';
import { commandName, pageLink } from '../output/home.ts';
import { version } from '../output/version.ts';
import { addCatalogue } from './commands/catalogue.ts';
import { addCheck } from './commands/check.ts';
import { exit } from './commands/command-parts.ts';
import { addHook } from './commands/hook.ts';
import { addSetUp } from './commands/init.ts';
import { addLoop } from './commands/loop.ts';
import { addMcp } from './commands/mcp.ts';
import { addMerges } from './commands/merge.ts';
import { addProcedure } from './commands/procedure.ts';
import { addRepair } from './commands/repair.ts';
import { addReplay } from './commands/replay.ts';
import { addReport } from './commands/report.ts';
import { addStatus } from './commands/status.ts';
import { addStep } from './commands/step.ts';
import { addWrites } from './commands/write.ts';
import { refuse } from './outcome.ts';
import { processTerminal } from './terminal.ts';

// Each command loads its own code.
const terminal = processTerminal;

/** Runs what a command line asks for. The exit code stands in `process.exitCode`. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const command = program();
  try {
    await command.parseAsync(argv);
  } catch (error) {
    if (error instanceof UserError) {
      exit(refuse({ usage: error.message, code: error.exitCode }));
      return;
    }
    if (!(error instanceof CommanderError)) throw error;
    const { options = [] } = command.commands.find((each) => each.name() === argv[2]) ?? {};
    const hasFormat = options.some(({ long }) => long === '--format');
    if (error.code === 'commander.unknownOption' && hasFormat && argv.includes('--json'))
      terminal.error('(Did you mean --format json?)\n');
    // Asked for by its name, help is an answer; printed for want of a command, it is not.
    const isAsked = error.exitCode === 0 || (error.code === 'commander.help' && argv[2] === 'help');
    exit(isAsked ? exitCodes.clean : exitCodes.usage);
  }
}

function program(): Command {
  const command = new Command('stateward')
    .description("Refuses changes to an agent's state files that could not have happened legally.")
    .version(version)
    .exitOverride()
    .addHelpText('after', `\nBegin with: ${commandName} init\n${links}`)
    // Names alone on the left, so that a terminal of 80 columns has room for what they do.
    .configureHelp({ minWidthToWrap: 30, subcommandTerm: (each) => each.name() })
    .configureOutput({ writeErr: terminal.error, writeOut: terminal.out });
  for (const add of commands) add(command);
  for (const each of command.commands) each.addHelpText('after', `\n${links}`);
  return command;
}

/** In the order of the help. */
const commands = [
  addCheck,
  addStatus,
  addRepair,
  addReport,
  addWrites,
  addProcedure,
  addReplay,
  addStep,
  addLoop,
  addSetUp,
  addHook,
  addMerges,
  addMcp,
  addCatalogue,
];

const links = `More: ${pageLink('command-line.md')}`;
