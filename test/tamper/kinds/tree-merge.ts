import { copyOf, derive, type Node, nodesOf, parentOf, sort, type TreeDoc } from './tree-model.ts';

/** What a person makes of two trees: each side's changes; undefined where both changed the same thing structurally. */
export function mergeTrees(base: TreeDoc, one: TreeDoc, other: TreeDoc): TreeDoc | undefined {
  const sides = [base, one, other].map(({ tree }) => indexOf(tree));
  const [old, left, right] = sides;
  if (old === undefined || left === undefined || right === undefined) return undefined;
  if (base.tree.id !== one.tree.id || base.tree.id !== other.tree.id) return undefined;
  const ids = new Set([...left.keys(), ...right.keys()]);
  const kept = new Map<string, Node>();
  for (const id of ids) {
    const merged = mergeNode(old.get(id), left.get(id), right.get(id));
    if (merged === 'conflict') return undefined;
    if (merged !== undefined) kept.set(id, merged);
  }
  for (const [id, node] of kept) {
    const parents = [base, one, other].map(({ tree }) => parentIdIn(tree, id));
    const parent = parents[1] === undefined ? parents[2] : parents[1];
    if (parents[1] !== undefined && parents[2] !== undefined && parents[1] !== parents[2]) return undefined;
    if (parent === undefined) continue;
    const home = kept.get(parent);
    if (home === undefined) return undefined;
    home.children.push(node);
  }
  const root = kept.get(base.tree.id);
  if (root === undefined || nodesOf(root).length !== kept.size) return undefined;
  const iteration = Math.max(one.iteration, other.iteration);
  return { ...one, tree: sort(derive(root)), iteration };
}

function indexOf(tree: Node): Map<string, Node> {
  return new Map(nodesOf(tree).map((node) => [node.id, node]));
}

function parentIdIn(tree: Node, id: string): string | undefined {
  const node = nodesOf(tree).find((each) => each.id === id);
  return node === undefined ? undefined : parentOf(tree, node)?.id;
}

function mergeNode(
  base: Node | undefined,
  left: Node | undefined,
  right: Node | undefined,
): Node | 'conflict' | undefined {
  if (base === undefined) {
    const [only, twin] = left === undefined ? [right, left] : [left, right];
    if (only === undefined || twin !== undefined) return only === undefined ? undefined : 'conflict';
    return { ...copyOf(only), children: [] };
  }
  if (left === undefined || right === undefined) {
    const rest = left ?? right;
    const isTouched = rest !== undefined && JSON.stringify(rest) !== JSON.stringify(base);
    return isTouched ? 'conflict' : undefined;
  }
  const isDone = left.passes || right.passes;
  const [grew, shrank] = [left, right].map(({ children }) => children.length !== base.children.length);
  // One side worked on a node that the other one took apart, or edited what the other one finished.
  if ((grew || shrank) && (left.passes !== base.passes || right.passes !== base.passes)) return 'conflict';
  if ((grew || shrank) && base.children.length === 0 && left.attempts + right.attempts > 2 * base.attempts)
    return 'conflict';
  if (grew && shrank && base.children.length === 0) return 'conflict';
  if (isDone && left.passes !== right.passes && said(left) !== said(right)) return 'conflict';
  const attempts = Math.max(left.attempts, right.attempts);
  return { ...pickFields(base, left, right), passes: isDone, attempts, children: [] };
}

function said({ title, goal, acceptance, order, next, max_attempts }: Node): string {
  return JSON.stringify([title, goal, acceptance, order, next, max_attempts]);
}

function pickFields(base: Node, left: Node, right: Node): Node {
  const merged: Node = { ...copyOf(left) };
  for (const field of ['title', 'goal', 'acceptance', 'order', 'next', 'max_attempts'] as const) {
    const isLeftOld = JSON.stringify(left[field]) === JSON.stringify(base[field]);
    if (isLeftOld) Object.assign(merged, { [field]: structuredClone(right[field]) });
  }
  return merged;
}
