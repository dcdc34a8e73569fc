import type { TaskNode } from '../../src/index.ts';
import { defaultLimits } from '../../src/core/limits.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import type { TaskTree } from '../../src/kinds/task-tree/model.ts';
import { pretty } from './trees.ts';

/** The task tree's built-in settings. */
export const settings = { options: taskTree.defaults, rules: new Map() };

/** Reads a tree the way the engine does. */
export function readTree(tree: TaskNode | null): TaskTree | null {
  if (tree === null) return null;
  const reader = taskTree.reader(taskTree.defaults, defaultLimits);
  reader.push('', new TextEncoder().encode(pretty(tree)));
  return reader.end().doc;
}
