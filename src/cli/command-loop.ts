import { exitCodes } from '../check/exit-code.ts';
import { isUsageError } from '../check/usage-error.ts';
import { jsonText } from '../output/json-text.ts';
import { safeText } from '../output/safe-text.ts';
import { type LoopFlags, type LoopOptions, readLoopOptions } from '../runner/loop/loop-options.ts';
import { type LoopEnd, runLoop } from '../runner/loop/run-loop.ts';
import { selectNext } from '../runner/loop/select-next.ts';
import { interruptible } from './interruptible.ts';
import { refuse } from './outcome.ts';
import { stepText } from './step-output.ts';
import { processTerminal as terminal } from './terminal.ts';

/** `stateward loop`: the exit code says how it ended. What the agent prints goes to standard error. */
export async function loop(argv: readonly string[], flags: LoopFlags): Promise<number> {
  const options = readLoopOptions(argv, flags);
  if (isUsageError(options)) return refuse(options);
  if (flags.select === true) return select(options);
  const caller = { folder: process.cwd(), environment: process.env };
  const end = await interruptible((signal) =>
    runLoop(
      options,
      { ...caller, signal },
      {
        begun: ({ mode, environment }) =>
          terminal.out(`${mode}: ${safeText(environment.STATEWARD_NODE_PATH ?? '')}\n`),
        printed: (chunk) => void process.stderr.write(chunk),
        stepped: (record) => terminal.out(stepText({ outcome: 'recorded', record })),
      },
    ),
  );
  if (isUsageError(end)) return refuse(end);
  terminal.out(endText(end));
  return endCodes[end.type];
}

/** The next node as JSON, with what an agent would be told. */
async function select(options: LoopOptions): Promise<number> {
  const selected = await selectNext(options, { folder: process.cwd(), environment: process.env });
  if (isUsageError(selected)) return refuse(selected);
  terminal.out(jsonText(selected));
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
