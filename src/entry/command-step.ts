import { checkGoverned } from '../app/check-transition.ts';
import type { Settings } from '../core/check.ts';
import { createGitBlobs } from '../git/blobs.ts';
import { commitEverything } from '../git/commit.ts';
import { createGitHistory } from '../git/history.ts';
import { openGitRepository } from '../git/repository.ts';
import { workTreeTop } from '../git/work-tree-top.ts';
import type { TaskTreeOptions } from '../kinds/task-tree/options.ts';
import { runStep } from '../store/runner/step.ts';
import type { StepInput, StepResult } from '../store/runner/step-types.ts';
import { refuse } from './outcome.ts';
import { readStepOptions, type StepFlags, type StepOptions } from './step/step-options.ts';
import { stepExitCode, stepJson, stepText } from './step/step-output.ts';
import { findSteppedTree, type SteppedTree } from './step/step-tree.ts';
import { processTerminal as terminal } from './terminal.ts';
import { isUsageError, type UsageError, usageError } from './usage-error.ts';

/** `stateward step`. The exit code. */
export async function step(argv: readonly string[], flags: StepFlags): Promise<number> {
  const options = readStepOptions(argv, flags);
  if (isUsageError(options)) return refuse(options);
  const result = await stepRepository(options);
  if (isUsageError(result)) return refuse(result);
  terminal.out(options.format === 'json' ? stepJson(result) : stepText(result));
  return stepExitCode(result);
}

async function stepRepository(options: StepOptions): Promise<StepResult | UsageError> {
  const git = openGitRepository(process.cwd());
  const top = await workTreeTop(git);
  if (!top.ok) return usageError(`a step needs a work tree of git: ${top.obstacle.message}`);
  const objects = createGitBlobs(git);
  const found = await findSteppedTree(
    { git, history: createGitHistory(git, objects), blobs: objects },
    options,
  );
  await objects.close();
  if (isUsageError(found)) return found;
  if ('obstacle' in found) {
    const { message, fix } = found.obstacle;
    return { outcome: 'runner-error', message: `${message} ${fix}` };
  }
  return interruptible((signal) => runStep({ ...stepInput(top.value, found, options), signal }));
}

function stepInput(top: string, found: SteppedTree, options: StepOptions): StepInput {
  const { tree, runState, governance, limits, previous, runStateAtHead } = found;
  const { status, summary, guard, run } = options;
  return {
    top,
    tree,
    runState,
    settings: governance.settings as Settings<TaskTreeOptions>,
    limits,
    previous,
    fromHead: options.previous === undefined,
    runStateAtHead,
    status,
    summary,
    guard: guard === undefined ? undefined : { ...guard, folder: process.cwd() },
    run,
    now: () => new Date(),
    judge: (before, after, declared) => {
      const report = checkGoverned(governance, limits, { before, after, path: tree, step: declared });
      const errors = report.findings.filter(({ severity }) => severity === 'error');
      return errors.length === 0
        ? undefined
        : errors.map(({ ruleId, message }) => `${ruleId}: ${message}`).join('; ');
    },
    commit: options.commit ? (message) => commitEverything(top, message) : undefined,
  };
}

/** A guard runs in a group of its own, which the terminal's signals do not reach. */
async function interruptible<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, abort);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of signals) process.off(name, abort);
  }
}
