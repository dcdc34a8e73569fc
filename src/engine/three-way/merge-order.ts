import { addTo } from '../../formats/group.ts';
import type { Three } from './three.ts';

/**
 * One order of all names of both sides: that of the side which changed it, ours where both did. What only the other side has is
 * behind what it was behind there, and behind what is new at that place.
 */
export function mergedOrder({ base, ours, theirs }: Three<readonly string[]>): readonly string[] {
  const isOurs = isReordered(base, ours) || !isReordered(base, theirs);
  const [first, second] = isOurs ? [ours, theirs] : [theirs, ours];
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const more = new Map<string, string[]>();
  let behind = '';
  for (const name of second) {
    if (inFirst.has(name)) behind = name;
    else addTo(more, behind, name);
  }
  const order: string[] = [];
  let waiting = more.get('') ?? [];
  for (const name of first) {
    if (inSecond.has(name)) order.push(...waiting.splice(0));
    order.push(name);
    waiting = [...waiting, ...(more.get(name) ?? [])];
  }
  return [...order, ...waiting];
}

function isReordered(base: readonly string[], side: readonly string[]): boolean {
  const [old, now] = [new Set(base), new Set(side)];
  const before = base.filter((name) => now.has(name));
  const after = side.filter((name) => old.has(name));
  return before.some((name, at) => name !== after[at]);
}
