import type { View, ViewNode } from '../engine/contract/view.ts';

/** One node of a view with what is drawn before it. `parent` is a position among the rows. */
export interface OutlineRow {
  readonly node: ViewNode;
  readonly depth: number;
  readonly parent: number | undefined;
  /** Guides before the node itself. */
  readonly branch: string;
  /** Guides before whatever stands below it. */
  readonly rail: string;
  /** Columns that `branch` takes. */
  readonly indent: number;
}

interface Pending {
  readonly index: number;
  readonly parent: number | undefined;
  readonly isLast: boolean;
}

export const guideWidth = 3;

/**
 * All nodes, parents before children and siblings in their order. Below `deepest` levels the indentation
 * stays as it is and the level is written as a number. Whatever a view says of parents, every node is there once.
 */
export function outline({ shape, nodes }: View, deepest: number): OutlineRow[] {
  const { roots, children } = familyOf(nodes);
  const hasRail = shape === 'timeline';
  const rows: OutlineRow[] = [];
  const seen = new Set<number>();
  const walk = (tops: readonly number[]) => {
    const stack = pendingOf(tops, undefined);
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const node = nodes[next.index];
      if (node === undefined || seen.has(next.index)) continue;
      seen.add(next.index);
      rows.push(rowOf(node, next, rows, deepest, hasRail));
      for (const child of pendingOf(children.get(next.index) ?? [], rows.length - 1)) stack.push(child);
    }
  };
  walk(roots);
  // What is left are circles of parents: each begins at its first node.
  for (const index of nodes.keys()) if (!seen.has(index)) walk([index]);
  return rows;
}

function rowOf(
  node: ViewNode,
  { parent, isLast }: Pending,
  rows: readonly OutlineRow[],
  deepest: number,
  hasRail: boolean,
): OutlineRow {
  const above = parent === undefined ? undefined : rows[parent];
  const depth = above === undefined ? 0 : above.depth + 1;
  const rail = above?.rail ?? '';
  if (above === undefined && !hasRail) return { node, depth, parent, branch: '', rail, indent: 0 };
  const indent = rail.length + guideWidth;
  if (depth <= deepest) {
    const [corner, line] = isLast ? ['└─ ', '   '] : ['├─ ', '│  '];
    return { node, depth, parent, branch: rail + corner, rail: rail + line, indent };
  }
  const branch = `${rail}${depth}› `;
  return { node, depth, parent, branch, rail, indent: branch.length };
}

/** Which nodes stand in which. Of nodes with the same subject the first is the parent. */
function familyOf(nodes: readonly ViewNode[]) {
  const first = new Map<string, number>();
  for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
  const roots: number[] = [];
  const children = new Map<number, number[]>();
  for (const [index, { parent }] of nodes.entries()) {
    const above = parent === undefined ? undefined : first.get(parent);
    const siblings = above === undefined ? roots : children.get(above);
    if (siblings !== undefined) siblings.push(index);
    else if (above !== undefined) children.set(above, [index]);
  }
  return { roots, children };
}

/** In reverse, so that the first comes off the stack first. */
function pendingOf(indexes: readonly number[], parent: number | undefined): Pending[] {
  const last = indexes.length - 1;
  return indexes.map((index, at) => ({ index, parent, isLast: at === last })).reverse();
}
