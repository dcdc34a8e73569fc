import type { TaskTree, TreeNode } from './model.ts';

/** The nodes of two trees that they do not share, each in the order of its tree. With a node all above it are among them. */
export interface TouchedNodes {
  readonly before: readonly TreeNode[];
  readonly after: readonly TreeNode[];
}

/**
 * A node that stands under the same parent and was read from the same value says the same, and so does all below it: nothing
 * that compares two trees has to look there. Where ids repeat or are missing, nobody knows which of them is
 * shared.
 */
export function touchedNodes(before: TaskTree, after: TaskTree): TouchedNodes {
  const known = touched.get(before) ?? new WeakMap<TaskTree, TouchedNodes>();
  touched.set(before, known);
  const found = known.get(after) ?? findTouched(before, after);
  known.set(after, found);
  return found;
}

const touched = new WeakMap<TaskTree, WeakMap<TaskTree, TouchedNodes>>();

function findTouched(before: TaskTree, after: TaskTree): TouchedNodes {
  if (![before, after].every(({ nodes, byId }) => nodes.length === byId.size))
    return { before: before.nodes, after: after.nodes };
  return { before: notIn(before, after), after: notIn(after, before) };
}

function notIn({ root }: TaskTree, { byId }: TaskTree): TreeNode[] {
  const found: TreeNode[] = [];
  const pending = root === undefined ? [] : [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const twin = byId.get(node.id);
    if (twin?.raw === node.raw && twin.parent?.id === node.parent?.id) continue;
    found.push(node);
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child !== undefined) pending.push(child);
    }
  }
  return found;
}

/** The same as ids of entities. */
export function touchedIds(before: TaskTree, after: TaskTree): ReadonlySet<string> {
  const nodes = touchedNodes(before, after);
  const ids = new Set<string>();
  for (const { id } of nodes.before) if (id !== '') ids.add(id);
  for (const { id } of nodes.after) if (id !== '') ids.add(id);
  return ids;
}
