import type { TaskTree, TreeNode } from '../model.ts';
import { isStuck } from '../select.ts';
import { applyRow, type TreeStep } from './step.ts';

/** What the tree looked like to one declared line, just before it was applied. */
export interface LineFacts {
  readonly step: TreeStep;
  /** Whether the node was there; `maybe`: earlier lines may have added it, and it was dropped while open. */
  readonly known: 'yes' | 'maybe' | 'no';
  readonly openLeaf: boolean;
  readonly stuck: boolean;
  /** The node's `next`: its mode. */
  readonly mode: string;
  /** The node the runner would have selected; undefined in a complete tree. */
  readonly leftmost: string | undefined;
}

interface VirtualNode {
  readonly id: string;
  passes: boolean;
  attempts: number;
  readonly maxAttempts: number;
  readonly mode: string;
  children: readonly string[];
}

/** Nodes by id. */
type VirtualTree = Pick<Map<string, VirtualNode>, 'get' | 'has'> & {
  set(id: string, node: VirtualNode): unknown;
};

/**
 * Replays declared lines one by one. Between two commits the tree in between is not written down, so it is
 * rebuilt: the previous tree, in which a `decomposed` line reveals the node's new children.
 */
export function replayLines(
  before: TaskTree | null,
  after: TaskTree,
  steps: readonly TreeStep[],
): LineFacts[] {
  if (steps.length === 0) return [];
  const origin = before ?? after;
  const tree = before === null ? undecomposed(after, steps) : asVirtual(before);
  const lines: LineFacts[] = [];
  for (const [index, step] of steps.entries()) {
    const facts = observe(tree, origin, after, step);
    lines.push(
      facts.known === 'no' && mayHaveCome(step, steps.slice(0, index)) ? { ...facts, known: 'maybe' } : facts,
    );
    applyLine(tree, after, step, steps.slice(index + 1));
  }
  return lines;
}

/** A node that earlier lines added and that is gone was open when it was dropped: passed ones stay. */
function mayHaveCome(step: TreeStep, earlier: readonly TreeStep[]): boolean {
  const planned = earlier.some(({ status }) => status === 'decomposed' || status === 'replan');
  return planned && !(step.status === 'done' && step.guard === 'pass');
}

function observe(tree: VirtualTree, origin: TaskTree, after: TaskTree, step: TreeStep): LineFacts {
  const node = tree.get(step.node);
  const leftmost = leftmostLeaf(tree, origin.root, () => true);
  // An open node that is gone now may have been dropped before this line: then the next one was selected.
  const surviving = leftmostLeaf(tree, origin.root, (id) => after.byId.has(id));
  return {
    step,
    known: node === undefined ? 'no' : 'yes',
    openLeaf: node !== undefined && !node.passes && node.children.length === 0,
    stuck: node !== undefined && isStuck(node),
    mode: node?.mode ?? '',
    leftmost: surviving === step.node ? surviving : leftmost,
  };
}

function applyLine(tree: VirtualTree, after: TaskTree, step: TreeStep, later: readonly TreeStep[]): void {
  const node = tree.get(step.node);
  if (step.status === 'replan') reveal(tree, after.nodes);
  else if (node !== undefined && step.status === 'decomposed') {
    const target = after.byId.get(step.node);
    if (target !== undefined) revealBelow(tree, target, later);
  } else if (node !== undefined)
    Object.assign(node, applyRow(node, node.maxAttempts, step.status, step.guard));
}

/** Gives a node its children of `after`, and those theirs, down to nodes that a later line decomposes. */
function revealBelow(tree: VirtualTree, target: TreeNode, later: readonly TreeStep[]): void {
  const decomposedLater = new Set(
    later.filter((line) => line.status === 'decomposed').map((line) => line.node),
  );
  const pending = [target];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const own = tree.get(node.id) ?? virtualNode(node, false, 0);
    tree.set(node.id, own);
    if (node !== target && decomposedLater.has(node.id)) continue;
    own.children = node.children.map((child) => child.id);
    for (const child of node.children) if (!tree.has(child.id)) pending.push(child);
  }
}

/** After a replan the tree is what it is now; counters and marks stay. */
function reveal(tree: VirtualTree, nodes: readonly TreeNode[]): void {
  for (const node of nodes) {
    const old = tree.get(node.id);
    const known = virtualNode(node, old?.passes ?? false, old?.attempts ?? 0);
    known.children = node.children.map((child) => child.id);
    tree.set(node.id, known);
  }
}

/** A tree added together with its steps: as it is now, but untouched and without what the lines decomposed. */
function undecomposed(after: TaskTree, steps: readonly TreeStep[]): VirtualTree {
  const decomposed = new Set(steps.filter((step) => step.status === 'decomposed').map((step) => step.node));
  const tree = new Map<string, VirtualNode>();
  const pending = after.root === undefined ? [] : [after.root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const own = virtualNode(node, false, 0);
    tree.set(node.id, own);
    if (decomposed.has(node.id)) continue;
    own.children = node.children.map((child) => child.id);
    for (const child of node.children) pending.push(child);
  }
  return tree;
}

/** As it stood; a node is made as the lines come to it, for they touch few of many. */
function asVirtual({ nodes, byId }: TaskTree): VirtualTree {
  const met = new Map<string, VirtualNode>();
  const nodeAt = (id: string) => (id === '' ? nodes.findLast((each) => each.id === '') : byId.get(id));
  return {
    has: (id) => met.has(id) || nodeAt(id) !== undefined,
    set: (id, node) => met.set(id, node),
    get(id) {
      const known = met.get(id);
      const node = known === undefined ? nodeAt(id) : undefined;
      if (node === undefined) return known;
      const own = virtualNode(node, node.passes, node.attempts);
      own.children = node.children.map((child) => child.id);
      met.set(id, own);
      return own;
    },
  };
}

function virtualNode(node: TreeNode, passes: boolean, attempts: number): VirtualNode {
  return { id: node.id, passes, attempts, maxAttempts: node.maxAttempts, mode: node.next, children: [] };
}

function leftmostLeaf(
  tree: VirtualTree,
  root: TreeNode | undefined,
  counts: (id: string) => boolean,
): string | undefined {
  const seen = new Set<string>();
  const pending = root === undefined ? [] : [root.id];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const node = tree.get(id);
    // Ids may repeat in a broken tree; each is walked once.
    if (node === undefined || seen.has(id)) continue;
    seen.add(id);
    if (node.children.length === 0 && !node.passes && counts(id)) return id;
    for (let index = node.children.length - 1; index >= 0; index -= 1)
      pending.push(node.children[index] ?? '');
  }
  return undefined;
}
