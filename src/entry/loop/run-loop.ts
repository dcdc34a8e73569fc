import { validTree } from '../../kinds/task-tree/load.ts';
import { selectionOf } from '../../kinds/task-tree/select.ts';
import { containedFolder } from '../../store/contained-folder.ts';
import { runAgent } from '../../store/runner/agent.ts';
import { runnerPlaces } from '../../store/runner/places.ts';
import { finishStep, runStep } from '../../store/runner/step.ts';
import type { StepInput, StepRecord, StepResult } from '../../store/runner/step-types.ts';
import type { StepOptions } from '../step/step-options.ts';
import { type StepCaller, stepInputHere } from '../step/step-repository.ts';
import { isUsageError, type UsageError } from '../usage-error.ts';
import { type AgentTask, agentTask } from './agent-task.ts';
import type { LoopOptions } from './loop-options.ts';

/** How a loop ended. `refused`: a step waits for its commit, or there is nothing to step on. */
export type LoopEnd =
  | { readonly type: 'complete' | 'stuck' | 'limit' }
  | { readonly type: 'refused' | 'runner-error'; readonly message: string };

/** What is told while the loop goes on. */
export interface LoopWatcher {
  begun(task: AgentTask): void;
  printed(chunk: Buffer): void;
  stepped(record: StepRecord): void;
}

/** Selects, runs the agent, steps and commits, until the tree is complete or stuck, or the limit is reached. */
export async function runLoop(
  options: LoopOptions,
  caller: StepCaller,
  watcher: LoopWatcher,
): Promise<LoopEnd | UsageError> {
  for (let steps = 0; ; ) {
    const input = await stepInputHere(stepOptions(options, 'retry', ''), caller);
    if (isUsageError(input)) return input;
    if ('outcome' in input) return endOf(input);
    const finished = await finishStep(input);
    if (finished !== undefined && finished.outcome !== 'recorded') return endOf(finished);
    if (finished !== undefined) {
      watcher.stepped(finished.record);
      continue;
    }
    const read = validTree(input.previous, input.tree, input.limits);
    if ('error' in read) return { type: 'runner-error', message: `the tree cannot be used: ${read.error}` };
    const { status } = selectionOf(read.tree);
    if (status !== 'open') return { type: status };
    if (steps === options.limit) return { type: 'limit' };
    const task = agentTask(read.tree, await contextOf(input));
    if (task === undefined) return { type: 'complete' };
    watcher.begun(task);
    const answer = await runAgent(agentCommand(options, caller, task, watcher), caller.signal);
    if ('error' in answer) return { type: 'runner-error', message: answer.error };
    const next = await stepInputHere(stepOptions(options, answer.status, answer.summary), caller);
    if (isUsageError(next)) return next;
    if (!('outcome' in next) && Buffer.compare(input.previous, next.previous) !== 0)
      return { type: 'refused', message: ownCommit(input.tree) };
    const result = 'outcome' in next ? next : await runStep(next);
    if (result.outcome !== 'recorded') return endOf(result);
    watcher.stepped(result.record);
    steps += 1;
  }
}

function ownCommit(tree: string): string {
  return `the agent committed ${tree} itself, and no guard was asked: only the runner writes it.\nSee git log -- ${tree}, take these commits back with git revert, and start the loop again.`;
}

function endOf(result: Exclude<StepResult, { readonly outcome: 'recorded' }> | StepResult): LoopEnd {
  if (result.outcome === 'recorded') return { type: 'limit' };
  if (result.outcome === 'runner-error') return { type: 'runner-error', message: result.message };
  return result.reason === 'uncommitted'
    ? { type: 'refused', message: result.message }
    : { type: result.reason };
}

export function stepOptions(
  { guard, tree, run, config }: LoopOptions,
  status: StepOptions['status'],
  summary: string,
): StepOptions {
  return { status, summary, tree, run, config, guard, previous: undefined, commit: true, format: 'text' };
}

/** What was tried on the open node; the agent is told in words, and finds the files where they are. */
export async function contextOf(input: StepInput) {
  const places = runnerPlaces(input.tree, input.runState);
  const files = containedFolder(input.top);
  const text = async (path: string) => {
    const isThere = files.look(path) === 'file';
    return isThere ? ((await files.read(path, 1 << 20))?.toString('utf8') ?? '') : '';
  };
  return { tree: input.tree, history: await text(places.history), failure: await text(places.failure) };
}

function agentCommand(
  { agents, timeoutSeconds }: LoopOptions,
  { folder, environment }: StepCaller,
  { mode, prompt, environment: own }: AgentTask,
  watcher: LoopWatcher,
) {
  return {
    ...agents[mode],
    timeoutSeconds,
    folder,
    environment: { ...environment, ...own },
    input: prompt,
    onOutput: (chunk: Buffer) => watcher.printed(chunk),
  };
}
