import { formatJson } from '../../formats/json-text.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { buildTree } from './build-tree.ts';
import type { TaskNode, TaskTree, TreeNode } from './model.ts';

/** The keys of a node in schema order, which is the order of the canonical form. */
const keyOrder = [
  'id',
  'order',
  'title',
  'goal',
  'acceptance',
  'next',
  'passes',
  'attempts',
  'max_attempts',
  'children',
];

type ChildKey = Pick<TreeNode, 'order' | 'id'>;

/** The order of children: (order, id), ids by code point (Canonicalization). */
export function compareChildren(left: ChildKey, right: ChildKey): number {
  return left.order - right.order || compareCodePoints(left.id, right.id);
}

type OwnFields = Partial<Omit<TaskNode, 'children'>>;

/**
 * A tree with children sorted at every level and, where `update` says so, other fields. A copy of it all, unless `shares`: then
 * nodes of which nothing changes are those of the tree.
 */
export function canonicalNode(
  tree: TaskTree,
  update: (node: TreeNode) => OwnFields | undefined = () => undefined,
  shares = false,
): TaskNode {
  const written = new Map<TreeNode, JsonObject>();
  for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
    const node = tree.nodes[index];
    if (node === undefined) continue;
    const children = [...node.children].sort(compareChildren).flatMap((child) => written.get(child) ?? []);
    const own = update(node);
    const isSame = shares && own === undefined && holds(node.raw.children, children);
    written.set(node, isSame ? node.raw : { ...node.raw, ...own, children });
  }
  const root: JsonObject = (tree.root && written.get(tree.root)) ?? {};
  return root as unknown as TaskNode;
}

function holds(list: JsonValue | undefined, values: readonly JsonValue[]): boolean {
  return (
    Array.isArray(list) && list.length === values.length && values.every((value, at) => value === list[at])
  );
}

/**
 * The canonical bytes of a tree: children sorted, two spaces, keys in schema order, one trailing newline
 * (docs/kinds/task-tree.md, Canonical form).
 */
export function canonicalText(tree: TaskNode | TaskTree): string {
  const read = 'nodes' in tree ? tree : buildTree(tree as unknown as JsonValue);
  return `${formatJson(canonicalNode(read) as unknown as JsonValue, keyOrder)}\n`;
}
