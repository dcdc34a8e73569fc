import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { jsonText } from '../../output/json-text.ts';
import { safeText } from '../../output/safe-text.ts';
import { type LoopFlags, type LoopOptions, readLoopOptions } from '../../runner/loop/loop-options.ts';
import { type LoopEnd, runLoop } from '../../runner/loop/run-loop.ts';
import { selectNext } from '../../runner/loop/select-next.ts';
import { interruptible } from '../interruptible.ts';
import type { Io } from '../io.ts';
import { stepText } from '../step-output.ts';
import { examples, type Runs } from './command-parts.ts';

/** `stateward loop`. */
export function add(program: Command, runs: Runs): void {
  program
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
    .action(runs(loop));
}

/** The exit code says how it ended. What the agent prints is passed on to standard error. */
async function loop(io: Io, argv: readonly string[], flags: LoopFlags): Promise<number> {
  const options = readLoopOptions(argv, flags);
  if (flags.select === true) return select(io, options);
  const caller = { folder: io.cwd, environment: io.env };
  const end = await interruptible((signal) =>
    runLoop(
      options,
      { ...caller, signal },
      {
        begun: ({ mode, environment }) =>
          io.out(`${mode}: ${safeText(environment.STATEWARD_NODE_PATH ?? '')}\n`),
        printed: io.error,
        stepped: (record) => io.out(stepText({ outcome: 'recorded', record })),
      },
    ),
  );
  io.out(endText(end));
  return endCodes[end.type];
}

/** The next node as JSON, with what an agent would be told. */
async function select(io: Io, options: LoopOptions): Promise<number> {
  const selected = await selectNext(options, { folder: io.cwd, environment: io.env });
  io.out(jsonText(selected));
  return 'error' in selected ? exitCodes.cannotJudge : exitCodes.clean;
}

const endCodes: Readonly<Record<LoopEnd['type'], number>> = {
  complete: exitCodes.clean,
  refused: exitCodes.usage,
  'runner-error': exitCodes.cannotJudge,
  stuck: 5,
  limit: 6,
};

function endText(end: LoopEnd): string {
  switch (end.type) {
    case 'complete':
      return 'The loop is over: the tree is complete.\n';
    case 'stuck':
      return 'The loop is over: the next node is stuck. Raise its limit, take it apart or plan anew.\n';
    case 'limit':
      return 'The loop is over: so many steps were asked for. Start it again to go on.\n';
    default:
      return `The loop is over: ${end.message.split('\n').map(safeText).join('\n')}\n`;
  }
}
