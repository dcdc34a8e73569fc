import { longestRising } from '../../formats/longest-rising.ts';
import type { Three } from './three.ts';

/**
 * One order of all names of both sides: that of the side which changed it, ours where both did. What only the other side has, or
 * moved, stands behind what it stood behind there; of what both put in at one place ours comes first.
 */
export function mergedOrder({ base, ours, theirs }: Three<readonly string[]>): readonly string[] {
  if (ours.length === theirs.length && ours.every((name, at) => name === theirs[at])) return ours;
  const moved = { ours: movedIn(base, ours), theirs: movedIn(base, theirs) };
  const isOursSpine = moved.ours.size > 0 || moved.theirs.size === 0;
  const [spine, other] = isOursSpine ? [ours, theirs] : [theirs, ours];
  const own = isOursSpine ? moved.ours : moved.theirs;
  const movedByOther = isOursSpine ? moved.theirs : moved.ours;
  const standing = spine.filter((name) => own.has(name) || !movedByOther.has(name));
  const [inSpine, known] = [new Set(standing), new Set([...base, ...other])];
  const runs = new Map<string | undefined, string[]>();
  let behind: string | undefined;
  for (const name of other) {
    if (inSpine.has(name)) behind = name;
    else runs.set(behind, [...(runs.get(behind) ?? []), name]);
  }
  const order: string[] = [];
  let waiting: readonly string[] = [];
  const emit = (name: string | undefined) => {
    if (name !== undefined) order.push(name);
    waiting = [...waiting, ...(runs.get(name) ?? [])];
  };
  emit(undefined);
  for (const name of standing) {
    // What the spine's side put in here as well comes before, if that side is ours.
    if (!isOursSpine || (known.has(name) && !own.has(name))) {
      order.push(...waiting);
      waiting = [];
    }
    emit(name);
  }
  return [...order, ...waiting];
}

/** The names that both have and that stand elsewhere, as few as explain the order. */
function movedIn(base: readonly string[], side: readonly string[]): ReadonlySet<string> {
  const places = new Map(base.map((name, at) => [name, at]));
  const kept = side.filter((name) => places.has(name));
  const rising = longestRising(kept.map((name) => places.get(name) ?? 0));
  return new Set(kept.filter((_, at) => !rising.has(at)));
}
