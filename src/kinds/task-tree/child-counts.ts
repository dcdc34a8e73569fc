import type { TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';

/** What of a node's children decides its derived mark: how many are open, and how many bear another mark than before. */
interface MarkCounts {
  readonly open: number;
  readonly differing: number;
}

const known = new WeakMap<TaskTreeFacts, Map<TreeNode, MarkCounts>>();

/** Counted once for each node of the new version: thousands of its children may ask. */
export function markCounts(facts: TaskTreeFacts, node: TreeNode): MarkCounts {
  const all = known.get(facts) ?? new Map<TreeNode, MarkCounts>();
  known.set(facts, all);
  const counts = all.get(node) ?? count(facts, node);
  all.set(node, counts);
  return counts;
}

function count({ before }: TaskTreeFacts, { id, children }: TreeNode): MarkCounts {
  const marks = new Map(before?.byId.get(id)?.children.map((child) => [child.id, child.passes]));
  const open = children.filter((child) => !child.passes).length;
  const kept = children.filter((child) => marks.get(child.id) === child.passes).length;
  return { open, differing: Math.max(children.length, marks.size) - kept };
}
