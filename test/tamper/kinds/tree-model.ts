import type { Random } from '../random.ts';

/** A task tree as docs/kinds/task-tree.md describes it; this file knows nothing of `src/`. */
export interface Node {
  id: string;
  order: number;
  title: string;
  goal: string;
  acceptance: string[];
  next: 'execute' | 'decompose';
  passes: boolean;
  attempts: number;
  max_attempts: number;
  children: Node[];
}

export interface TreeDoc {
  readonly tree: Node;
  /** How the runner of this history says what it did. */
  readonly says: 'line' | 'subject' | 'run-state';
  /** Iterations that the reference runner has counted. */
  readonly iteration: number;
}

const words = ['login', 'export', 'billing', 'search', 'audit', 'photo', 'import', 'label', 'cache', 'queue'];

export function plannedNode(id: string, order: number, random: Random, children: Node[] = []): Node {
  const word = `${random.pick(words)} ${random.pick(words)}`;
  return {
    id,
    order,
    title: `Build the ${word}`,
    goal: `The ${word} of ${id} works`,
    acceptance: [`${id} is tested`, `${word} is documented`],
    next: children.length > 0 || random.chance(0.35) ? 'decompose' : 'execute',
    passes: false,
    attempts: 0,
    max_attempts: 2 + random.below(4),
    children,
  };
}

export function plannedTree(random: Random, prefix: string): Node {
  const groups = Array.from({ length: 3 + random.below(2) }, (_, group) => {
    const id = `${prefix}${group}`;
    const leaves = Array.from({ length: 2 + random.below(3) }, (_leaf, leaf) =>
      plannedNode(`${id}.${leaf}`, leaf, random),
    );
    return plannedNode(id, group, random, random.chance(0.8) ? leaves : []);
  });
  return plannedNode(prefix, 0, random, groups);
}

export function copyOf(node: Node): Node {
  return structuredClone(node);
}

/** Every node, parents first, children in order. */
export function nodesOf(root: Node): Node[] {
  return [root, ...root.children.flatMap(nodesOf)];
}

export function leavesOf(root: Node): Node[] {
  return nodesOf(root).filter(({ children }) => children.length === 0);
}

export function openLeaves(root: Node): Node[] {
  return leavesOf(root).filter(({ passes }) => !passes);
}

export function parentOf(root: Node, child: Node): Node | undefined {
  return nodesOf(root).find(({ children }) => children.includes(child));
}

export function isStuck({ attempts, max_attempts }: Node): boolean {
  return attempts >= max_attempts;
}

/** Inner nodes pass when all their children do. */
export function derive(node: Node): Node {
  for (const child of node.children) derive(child);
  if (node.children.length > 0) node.passes = node.children.every(({ passes }) => passes);
  return node;
}

/** Siblings by order, then by id in code points. */
export function sort(node: Node): Node {
  const points = (id: string) =>
    [...id].map((each) => (each.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join();
  node.children.sort((a, b) => a.order - b.order || (points(a.id) < points(b.id) ? -1 : 1));
  node.children.forEach(sort);
  return node;
}

/** The same tree after somebody has changed a copy of it. */
export function withTree(doc: TreeDoc, change: (root: Node) => void): TreeDoc {
  const tree = copyOf(doc.tree);
  change(tree);
  return { ...doc, tree: sort(derive(tree)) };
}

export function named(root: Node, id: string): Node | undefined {
  return nodesOf(root).find((node) => node.id === id);
}

export function treeText({ tree }: TreeDoc): string {
  return `${JSON.stringify(tree, null, 2)}\n`;
}

export function stepLine(node: string, status: string, guard: string): string {
  const value = /[\s"]/.test(node) ? JSON.stringify(node) : node;
  return `Agent-Step: node=${value} status=${status} guard=${guard}`;
}
