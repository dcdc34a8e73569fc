import type { FileStep } from '../contract/states.ts';
import type { ViewNode } from '../contract/view.ts';
import { lineHunks } from '../three-way/line-hunks.ts';

/** Lists of nodes of one file, each as its difference from the one before; equal nodes are kept once. */
export interface NodeLists {
  readonly nodes: readonly ViewNode[];
  next(list: readonly ViewNode[]): FileStep['splices'];
}

export function nodeLists(): NodeLists {
  const nodes: ViewNode[] = [];
  const places = new Map<string, number>();
  let before: readonly number[] = [];
  const placeOf = (node: ViewNode, likely: number | undefined): number => {
    if (likely !== undefined && isSame(nodes[likely], node)) return likely;
    const key = JSON.stringify(node);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, nodes.length);
    return nodes.push(node) - 1;
  };
  return {
    nodes,
    next(list) {
      const shift = list.length - before.length;
      const now: number[] = [];
      for (const [index, node] of list.entries()) {
        const head = before[index];
        const isHead = head !== undefined && nodes[head]?.subject === node.subject;
        now.push(placeOf(node, isHead ? head : before[index - shift]));
      }
      const splices = splicesBetween(before, now);
      before = now;
      return splices;
    },
  };
}

/** From the end on, so that no splice moves what another one names. */
function splicesBetween(before: readonly number[], now: readonly number[]): FileStep['splices'] {
  const hunks = lineHunks(before.map(String), now.map(String));
  return hunks
    .reverse()
    .map((hunk) => [
      hunk.before.from,
      hunk.before.to - hunk.before.from,
      now.slice(hunk.after.from, hunk.after.to),
    ]);
}

function isSame(left: ViewNode | undefined, right: ViewNode): boolean {
  return (
    left !== undefined &&
    left.subject === right.subject &&
    left.state === right.state &&
    left.label === right.label &&
    left.detail === right.detail &&
    left.parent === right.parent &&
    left.span?.[0] === right.span?.[0] &&
    left.span?.[1] === right.span?.[1]
  );
}
