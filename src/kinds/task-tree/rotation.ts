import type { Plans } from '../../engine/contract/kind.ts';
import type { TaskTree } from './model.ts';
import type { TaskTreeOptions } from './options.ts';

/** A tree is one plan, known by its root. */
export const treePlans: Plans<TaskTree, TaskTreeOptions> = {
  key: ({ root }) => root?.id ?? '',
  rotates: isRotation,
};

/** Nothing is left to do in a tree whose root passed. */
export function isFinished({ root }: TaskTree): boolean {
  return root?.passes === true;
}

/** A finished tree replaced by an untouched one, where the configuration allows it. */
export function isRotation(
  before: TaskTree | null,
  after: TaskTree | null,
  options: TaskTreeOptions,
): boolean {
  if (options.rotation !== 'allow' || before?.root?.passes !== true || after?.root === undefined)
    return false;
  return after.nodes.every((node) => !node.passes && node.attempts === 0);
}
