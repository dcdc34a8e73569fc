import { groupBy } from '../../formats/group.ts';
import type { Checklist, Item } from './model.ts';
import { dependenciesOf } from './relations.ts';

const reliers = new WeakMap<Checklist, ReadonlyMap<Item | undefined, readonly Item[]>>();

/** Done items that would not be, were this one open: parents above it, and what depends on it. */
export function relying(item: Item, doc: Checklist, stays: (item: Item) => boolean = () => false): Item[] {
  const known = reliers.get(doc) ?? reliersOf(doc);
  reliers.set(doc, known);
  const all = new Set([item]);
  for (const each of all) {
    if (each !== item && stays(each)) continue;
    for (const other of known.get(each) ?? []) all.add(other);
  }
  all.delete(item);
  return [...all];
}

function reliersOf(doc: Checklist): ReadonlyMap<Item | undefined, readonly Item[]> {
  const done = [...doc.byKey.values()].filter((item) => item.done);
  const above = judgesParents(doc) ? [...doc.byKey.values()].flatMap((item) => pairsAbove(item, doc)) : [];
  const depending = judgesDependencies(doc)
    ? done.flatMap((other) => dependenciesOf(doc, other).map((item) => ({ item, other })))
    : [];
  const groups = groupBy([...above, ...depending], ({ item }) => item);
  return new Map([...groups].map(([item, list]) => [item, list.map(({ other }) => other)]));
}

function pairsAbove(item: Item, { byKey }: Checklist): { readonly item: Item; readonly other: Item }[] {
  const other = item.parent === undefined ? undefined : byKey.get(item.parent);
  return other?.done ? [{ item, other }] : [];
}

function judgesParents({ preset }: Checklist): boolean {
  return preset.derivesParents && (preset.rules['parent-done'] ?? 'error') === 'error';
}

/** Where it is only a warning, what is early may stay. */
function judgesDependencies({ preset }: Checklist): boolean {
  return preset.dependencies.length > 0 && preset.rules['dependency-order'] === 'error';
}
