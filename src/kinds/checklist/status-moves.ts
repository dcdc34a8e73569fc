import { reachedFrom } from '../../engine/values/reached-from.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { ItemPair, StatusMove } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset, StatusMoves } from './preset.ts';

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** Every status that is not known, or not reachable from the one before. */
export function statusMoves(
  after: Checklist,
  pairs: readonly ItemPair[],
  added: readonly Item[],
): StatusMove[] {
  const changed = pairs.filter((pair) => pair.before.status !== pair.after.status);
  return [
    ...changed.flatMap(({ before, after: item }) => moveOf(before, item, after.preset) ?? []),
    ...added.flatMap((item) => unknownStatus(undefined, item, after.preset) ?? []),
  ];
}

function moveOf(before: Item, item: Item, preset: Preset): StatusMove | undefined {
  const moves = movesOf(item, preset);
  const [from, to] = [before.status, item.status];
  if (moves === undefined || to === undefined) return undefined;
  const unknown = unknownStatus(before, item, preset);
  if (unknown !== undefined) return unknown;
  const edges = edgesOf(moves);
  // What leaves done is reopened, which another rule judges; what stands on no path may be given up, or come from anywhere.
  if (from === undefined || !edges.has(from) || !edges.has(to) || (before.done && !item.done))
    return undefined;
  const allowed = [...(edges.get(from) ?? [])];
  return reaches(edges, from, to)
    ? undefined
    : { item, before, field: moves.field, from, to, allowed, type: 'unreachable' };
}

function unknownStatus(before: Item | undefined, item: Item, preset: Preset): StatusMove | undefined {
  const moves = movesOf(item, preset);
  const to = item.status;
  if (moves === undefined || to === undefined) return undefined;
  const edges = edgesOf(moves);
  if (edges.has(to) || preset.closed.includes(to) || preset.tombstones.includes(to)) return undefined;
  const move = { item, before, field: moves.field, from: before?.status ?? '', to };
  return { ...move, type: 'unknown', allowed: [...edges.keys()] };
}

function movesOf(item: Item, preset: Preset): StatusMoves | undefined {
  return item.group?.status ?? preset.status;
}

/** The single moves of a declaration. */
const edgesOf = onceFor(({ rank = [], back = {}, graph = {} }: StatusMoves): Edges => {
  const edges = new Map<string, Set<string>>();
  const add = (from: string, targets: readonly string[]) => {
    const set = edges.get(from) ?? new Set();
    for (const target of targets) if (target !== from) set.add(target);
    edges.set(from, set);
  };
  for (const [index, level] of rank.entries()) {
    for (const status of level) add(status, [...level, ...(rank[index + 1] ?? [])]);
  }
  for (const [from, targets] of [...Object.entries(back), ...Object.entries(graph)]) add(from, targets);
  for (const target of [...edges.values()].flatMap((targets) => [...targets])) add(target, []);
  return edges;
});

function reaches(edges: Edges, from: string, to: string): boolean {
  return reachedFrom(from, (at) => edges.get(at) ?? []).has(to);
}
