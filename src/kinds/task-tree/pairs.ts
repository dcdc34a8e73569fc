import { jsonEqual } from '../../formats/json-equal.ts';
import { compareCodePoints } from '../../formats/order.ts';
import type { NodePair } from './facts.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { touchedNodes } from './touched.ts';
import { parentName } from './tree-place.ts';

/** The nodes that both versions hold and that differ, sorted by id. Each subtree is compared once, bottom up. */
export function pairNodes(before: TaskTree, after: TaskTree): NodePair[] {
  const equal = new Set<TreeNode>();
  const changedFields = new Map<TreeNode, readonly string[]>();
  const { before: nodes } = touchedNodes(before, after);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    const twin = node && after.byId.get(node.id);
    if (node === undefined || twin === undefined) continue;
    if (node.raw === twin.raw) {
      equal.add(node);
      continue;
    }
    const changed = ownChanges(node, twin);
    if (changed.length > 0) changedFields.set(node, changed);
    else if (childrenEqual(node, twin, after, equal)) equal.add(node);
  }
  const pairs: NodePair[] = [];
  for (const node of nodes) {
    const twin = after.byId.get(node.id);
    if (twin === undefined || before.byId.get(node.id) !== node) continue;
    const isEqual = equal.has(node);
    const moved = parentName(node) !== parentName(twin);
    if (isEqual && !moved) continue;
    pairs.push({
      before: node,
      after: twin,
      changed: changedFields.get(node) ?? none,
      equal: isEqual,
      moved,
    });
  }
  return pairs.sort((left, right) => compareCodePoints(left.before.id, right.before.id));
}

function ownChanges(left: TreeNode, right: TreeNode): readonly string[] {
  const areLists = Array.isArray(left.raw.children) && Array.isArray(right.raw.children);
  const changed: string[] = [];
  for (const key of Object.keys(left.raw)) {
    if (!(areLists && key === 'children') && !jsonEqual(left.raw[key], right.raw[key])) changed.push(key);
  }
  for (const key of Object.keys(right.raw)) {
    if (!Object.hasOwn(left.raw, key)) changed.push(key);
  }
  return changed.length === 0 ? none : changed.sort(compareCodePoints);
}

const none: readonly string[] = [];

function childrenEqual(
  left: TreeNode,
  right: TreeNode,
  after: TaskTree,
  equal: ReadonlySet<TreeNode>,
): boolean {
  if (listLength(left) !== listLength(right) || left.children.length !== right.children.length) return false;
  return left.children.every((child, index) => {
    const other = right.children[index];
    if (other === undefined || other.position !== child.position) return false;
    // Where ids repeat, the pair judged by id need not be the one that stands here.
    if (after.byId.get(child.id) !== other) return jsonEqual(child.raw, other.raw);
    return child.raw === other.raw || equal.has(child);
  });
}

function listLength(node: TreeNode): number {
  return Array.isArray(node.raw.children) ? node.raw.children.length : 0;
}
