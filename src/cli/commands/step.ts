import type { Command } from 'commander';
import { readStepOptions, type StepFlags, stepStatuses } from '../../runner/loop/step-options.ts';
import { stepRepository } from '../../runner/loop/step-repository.ts';
import { interruptible } from '../interruptible.ts';
import type { Io } from '../io.ts';
import { initTree } from '../step-init.ts';
import { stepExitCode, stepJson, stepText } from '../step-output.ts';
import { examples, formatOption, type Runs } from './command-parts.ts';

/** `stateward step` and `stateward step init`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('step');
  const status = command.createOption('--status <status>', 'what the agent declares').choices(stepStatuses);
  command
    .addHelpText(
      'after',
      examples([
        'step --status done --summary "Sign-in works" --commit -- npm test',
        'step --status retry --summary "no connection"',
      ]),
    )
    .description("the runner's half of a step: validate, guard, apply the runner's updates, write")
    .argument('[guard...]', 'after --: the command that decides, with --status done, whether the node passes')
    .addOption(status)
    .option('--summary <text>', 'what the agent says about it; the next attempt is told', '')
    .option('--tree <path>', 'the task tree (default: the only governed one)')
    .option('--previous <file>', 'the tree before the agent worked (default: as HEAD has it)')
    .option('--timeout <seconds>', 'a guard that takes longer is ended, and nothing is recorded', '1800')
    .option('--shell', 'hand the guard, as one argument, to /bin/sh -c')
    .option('--run <id>', 'the run that counts the iterations (default: as the run state has it)')
    .option('--commit', 'commit everything, with the declaration of the step')
    .option('--config <file>', "the configuration (default: HEAD's .stateward.yml)")
    .addOption(formatOption(command))
    .action(runs(step));
  command
    .command('init')
    .addHelpText('after', examples(['step init --title "Sign-in"', 'step init --from plan.json']))
    .description('write the initial tree in canonical form, the schema beside it, and the run state')
    .option('--tree <path>', 'the task tree', '.runner/state/tree.json')
    .option('--from <file>', 'the plan, a node as JSON; - for standard input (default: one open node)')
    .option('--title <text>', 'the title of the one node (default: the name of the folder)')
    .option('--goal <text>', 'its goal (default: the title)')
    .option('--run <id>', 'the run that counts the iterations (default: named after the tree)')
    .addOption(formatOption(command))
    .action(runs((io, _: unknown, own: Command) => initTree(io, own.optsWithGlobals())));
}

async function step(io: Io, argv: readonly string[], flags: StepFlags): Promise<number> {
  const options = readStepOptions(argv, flags);
  const caller = { folder: io.cwd, environment: io.env };
  const result = await interruptible((signal) => stepRepository(options, { ...caller, signal }));
  io.out(options.format === 'json' ? stepJson(result) : stepText(result));
  return stepExitCode(result);
}
