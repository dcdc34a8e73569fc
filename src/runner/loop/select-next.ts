import type { JsonObject } from '../../formats/json-value.ts';
import { validTree } from '../../kinds/task-tree/load.ts';
import { selectionOf } from '../../kinds/task-tree/select.ts';
import { agentTask } from './agent-task.ts';
import type { LoopOptions } from './loop-options.ts';
import { contextOf, stepOptions } from './run-loop.ts';
import { type StepCaller, stepInputHere } from './step-repository.ts';

/** Where the tree stands, and what an agent would be told of the node that comes next. */
export async function selectNext(options: LoopOptions, caller: StepCaller): Promise<JsonObject> {
  const input = await stepInputHere(stepOptions(options, 'retry', ''), caller);
  if ('outcome' in input) return { error: 'message' in input ? input.message : '' };
  const read = validTree(input.previous, input.tree, input.limits);
  if ('error' in read) return { error: read.error };
  const task = agentTask(read.tree, await contextOf(input));
  const { mode = null, prompt = null } = task ?? {};
  const selected = selectionOf(read.tree);
  const where = selected.status === 'complete' ? { status: selected.status } : { ...selected };
  return { tree: input.tree, ...where, mode, prompt };
}
