import type { Command } from 'commander';
import type { StepFlags } from '../../runner/loop/step-options.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward step`. */
export function addStep(command: Command): void {
  const step = command
    .command('step')
    .addHelpText(
      'after',
      examples([
        'step --status done --summary "Sign-in works" --commit -- npm test',
        'step --status retry --summary "no connection"',
      ]),
    )
    .description("the runner's half of a step: validate, guard, apply the runner's updates, write")
    .argument('[guard...]', 'after --: the command that decides, with --status done, whether the node passes')
    .option('--status <status>', 'what the agent declares: done, retry or decomposed')
    .option('--summary <text>', 'what the agent says about it; the next attempt is told', '')
    .option('--tree <path>', 'the task tree (default: the only governed one)')
    .option('--previous <file>', 'the tree before the agent worked (default: as HEAD has it)')
    .option('--timeout <seconds>', 'a guard that takes longer is ended, and nothing is recorded', '1800')
    .option('--shell', 'hand the guard, as one argument, to /bin/sh -c')
    .option('--run <id>', 'the run that counts the iterations (default: as the run state has it)')
    .option('--commit', 'commit everything, with the declaration of the step')
    .option('--config <file>', "the configuration (default: HEAD's .stateward.yml)")
    .option('--format <format>', 'text or json', 'text')
    .action(async (guard: readonly string[], flags: StepFlags) =>
      exit(await (await import('../command-step.ts')).step(guard, flags)),
    );
  step
    .command('init')
    .addHelpText('after', examples(['step init --title "Sign-in"', 'step init --from plan.json']))
    .description('write the initial tree in canonical form, the schema beside it, and the run state')
    .option('--tree <path>', 'the task tree', '.runner/state/tree.json')
    .option('--from <file>', 'the plan, a node as JSON; - for standard input (default: one open node)')
    .option('--title <text>', 'the title of the one node (default: the name of the folder)')
    .option('--goal <text>', 'its goal (default: the title)')
    .option('--run <id>', 'the run that counts the iterations (default: named after the tree)')
    .option('--format <format>', 'text or json', 'text')
    .action(async (_: unknown, own: Command) =>
      exit(await (await import('../step-init.ts')).initTree(own.optsWithGlobals())),
    );
}
