import { addTo } from '../../formats/group.ts';
import type { AffectedNode, ViewNode } from '../contract/view.ts';

/** Where a shown node stands, and what is left out around it. */
export type Surroundings = Pick<AffectedNode, 'parent' | 'skipped' | 'hidden'>;

export interface FamilyTree {
  /** From the parent up; circles end where they close. */
  ancestors(index: number): readonly number[];
  /** What surrounds each of the shown nodes, and how many are left out in none of them. */
  around(shown: ReadonlySet<number>): {
    readonly top: number;
    readonly around: ReadonlyMap<number, Surroundings>;
  };
}

/** Which nodes stand in which. Of nodes with the same subject the first is the parent. */
export function familyTree(nodes: readonly ViewNode[]): FamilyTree {
  const first = new Map<string, number>();
  for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
  const parents = nodes.map(({ parent }) => (parent === undefined ? undefined : first.get(parent)));

  function ancestors(index: number): number[] {
    const above = new Set<number>();
    for (let at = parents[index]; at !== undefined && at !== index && !above.has(at); at = parents[at])
      above.add(at);
    return [...above];
  }

  function around(shown: ReadonlySet<number>) {
    const { owners, paths } = leftOut(shown);
    const places = new Map<number, Surroundings>();
    for (const index of [...shown].sort((left, right) => left - right)) {
      const { parent, skipped } = paths.get(index) ?? { parent: undefined, skipped: 0 };
      const hidden = owners.get(index)?.length ?? 0;
      const subject = parent === undefined ? undefined : nodes[parent]?.subject;
      places.set(index, {
        ...(subject === undefined ? {} : { parent: subject }),
        ...(skipped === 0 ? {} : { skipped }),
        ...(hidden === 0 ? {} : { hidden }),
      });
    }
    return { top: owners.get(undefined)?.length ?? 0, around: places };
  }

  /** What is left out by the nearest shown node above it, but for what lies between shown nodes. */
  function leftOut(shown: ReadonlySet<number>) {
    const between = new Set<number>();
    const paths = new Map<number, { parent: number | undefined; skipped: number }>();
    for (const index of shown) {
      const above = ancestors(index);
      const skipped = above.findIndex((at) => shown.has(at));
      if (skipped > 0) for (const at of above.slice(0, skipped)) between.add(at);
      paths.set(index, { parent: above[skipped], skipped: Math.max(0, skipped) });
    }
    const owners = new Map<number | undefined, number[]>();
    const nearest = nearestAbove(shown);
    for (const index of nodes.keys()) {
      if (shown.has(index) || between.has(index)) continue;
      addTo(owners, nearest(index), index);
    }
    return { owners, paths };
  }

  /** Every way up is walked once, however many nodes share it. */
  function nearestAbove(shown: ReadonlySet<number>): (index: number) => number | undefined {
    const known = new Map<number, number | undefined>();
    return (index) => {
      const way = new Set<number>();
      let at: number | undefined = index;
      while (at !== undefined && !shown.has(at) && !known.has(at) && !way.has(at)) {
        way.add(at);
        at = parents[at];
      }
      const owner = at === undefined || shown.has(at) ? at : known.get(at);
      for (const each of way) known.set(each, owner);
      return owner;
    };
  }

  return { ancestors, around };
}
