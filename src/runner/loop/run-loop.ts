import { UserError } from '../../check/user-error.ts';
import { validTree } from '../../kinds/task-tree/load.ts';
import { selectionOf } from '../../kinds/task-tree/select.ts';
import { containedFolder } from '../contained-folder.ts';
import { runAgent } from '../step/agent.ts';
import type { RunnerLock } from '../step/lock.ts';
import { runnerPlaces } from '../step/places.ts';
import { finishStep, runStep } from '../step/step.ts';
import type { StepInput, StepRecord, StepResult } from '../step/step-types.ts';
import { changedSince, type Head, headHere, movedElsewhere, takeBack } from './agent-commits.ts';
import { type AgentTask, agentTask } from './agent-task.ts';
import type { LoopOptions } from './loop-options.ts';
import type { StepOptions } from './step-options.ts';
import { lockHere, type StepCaller, stepInputHere } from './step-repository.ts';

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

/**
 * Selects, runs the agent, steps and commits, until the tree is complete or stuck, or the limit is reached.
 *
 * @throws UserError where there is nothing to step on
 */
export async function runLoop(
  options: LoopOptions,
  caller: StepCaller,
  watcher: LoopWatcher,
): Promise<LoopEnd> {
  const lock = lockHere(caller.folder);
  if ('error' in lock) return { type: 'refused', message: lock.error };
  try {
    return await goOn(options, caller, watcher, lock);
  } finally {
    lock.release();
  }
}

async function goOn(
  options: LoopOptions,
  caller: StepCaller,
  watcher: LoopWatcher,
  lock: RunnerLock,
): Promise<LoopEnd> {
  let own: (Head & { readonly files: readonly string[] }) | undefined;
  for (let steps = 0; ; ) {
    const since = own === undefined ? undefined : await changedSince(caller, own, own.files);
    if (since !== undefined) return { type: 'refused', message: since };
    const input = await stepInputHere(stepOptions(options, 'retry', ''), caller);
    if ('outcome' in input) return endOf(input);
    // Once an agent of this loop has run, the loop has finished all that it began: other records are forged.
    const finished = own === undefined ? await finishStep(input) : undefined;
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
    const head = await headHere(caller);
    const answer = await runAgent(
      { ...agentCommand(options, caller, task, watcher), onProcess: lock.keepFor },
      caller.signal,
    );
    if ('error' in answer) return { type: 'runner-error', message: answer.error };
    const elsewhere = await movedElsewhere(caller, head);
    if (elsewhere !== undefined) return { type: 'refused', message: elsewhere };
    const after = () => stepInputHere(stepOptions(options, answer.status, answer.summary), caller);
    const left = await after().catch(userErrorOf);
    // What the agent committed of the tree is no version to go on from: it is judged as what it left behind.
    const failed = goesOn(input, left) ? undefined : await takeBack(caller, head);
    if (failed !== undefined) return { type: 'runner-error', message: failed };
    const next = goesOn(input, left) ? left : await after();
    const result = 'outcome' in next ? next : await runStep({ ...next, isAsked: true });
    if (result.outcome !== 'recorded') return endOf(result);
    watcher.stepped(result.record);
    own = { commit: result.record.commit ?? '', branch: head.branch, files: [input.tree, input.runState] };
    steps += 1;
  }
}

function userErrorOf(error: unknown): UserError {
  if (error instanceof UserError) return error;
  throw error;
}

/** Whether what the runner alone decides stands in HEAD as it stood before the agent was called. */
function goesOn(before: StepInput, now: StepInput | StepResult | UserError): now is StepInput {
  if (!('top' in now)) return false;
  const [state, stateNow] = [before.runStateAtHead, now.runStateAtHead];
  const isSameState =
    state === undefined || stateNow === undefined ? state === stateNow : state.equals(stateNow);
  return isSameState && before.tree === now.tree && Buffer.compare(before.previous, now.previous) === 0;
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
