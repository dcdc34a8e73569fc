import type { Command } from 'commander';
import type { LoopFlags } from '../../runner/loop/loop-options.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward loop`. */
export function addLoop(command: Command): void {
  command
    .command('loop')
    .addHelpText(
      'after',
      examples([
        "loop --guard 'npm test' -- ./agent",
        "loop --guard 'npm test' --decompose ./plan.sh --execute ./work.sh",
      ]),
    )
    .description(
      'select a node, run the agent, step and commit, until the tree is complete (0), stuck (5) or the limit is reached (6)',
    )
    .argument('[agent...]', 'after --: the command of the agent, which is told the node on standard input')
    .option('--decompose <line>', 'the agent for nodes that are to be taken apart, for /bin/sh')
    .option('--execute <line>', 'the agent for all other nodes, for /bin/sh')
    .option('--guard <line>', 'decides, where the agent says done, whether the node passes, for /bin/sh')
    .option('--select', 'print the node that comes next, and what an agent is told, as JSON; run nothing')
    .option('--limit <steps>', 'how many steps at most', '100')
    .option('--timeout <seconds>', 'an agent that takes longer is ended, and asked again', '3600')
    .option(
      '--guard-timeout <seconds>',
      'a guard that takes longer is ended, and so is the loop: nothing counts',
      '1800',
    )
    .option('--tree <path>', 'the task tree (default: the only governed one)')
    .option('--run <id>', 'the run that counts the iterations (default: as the run state has it)')
    .option('--config <file>', "the configuration (default: HEAD's .stateward.yml)")
    .action(async (agent: readonly string[], flags: LoopFlags) =>
      exit(await (await import('../command-loop.ts')).loop(agent, flags)),
    );
}
