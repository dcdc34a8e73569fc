import { indexed } from './build.ts';
import { numberedKey } from './item-keys.ts';
import type { Checklist, Item } from './model.ts';
import { isRekeyed, pairItems } from './pair-items.ts';

/** The version before under the keys that its items have now, where these only tell several of one text apart. */
export function aligned(before: Checklist, after: Checklist): Checklist {
  return withKeys(
    before,
    keysSince(before, after, (pair) => !isRekeyed(pair)),
    after,
  );
}

/**
 * A version under the keys that another one gave, since a base, to items: in a merge one side may have renamed what this one
 * worked on. What this version renamed by itself keeps its key.
 */
export function followNames(doc: Checklist, base: Checklist, other: Checklist): Checklist {
  const keys = keysSince(base, other, () => true);
  const isFree = (key: string) => keys.has(key) || doc.byKey.get(key)?.isKeyed !== true;
  return withKeys(doc, new Map([...keys].filter(([old, key]) => doc.byKey.has(old) && isFree(key))), other);
}

/** New keys by old ones, of the items that are the same. What was said of a text is not said of the one that took its place. */
export function keysSince(
  before: Checklist,
  after: Checklist,
  isMeant: (pair: { readonly before: Item; readonly after: Item }) => boolean,
): ReadonlyMap<string, string> {
  const { pairs } = pairItems(before, after);
  const renamed = pairs.filter((pair) => pair.before.key !== pair.after.key && pair.isPlaced !== true);
  return new Map(renamed.filter(isMeant).map((pair) => [pair.before.key, pair.after.key]));
}

/** Items under other keys; an item that is gone and had one of them gets one that is free. */
function withKeys(doc: Checklist, given: ReadonlyMap<string, string>, other: Checklist): Checklist {
  if (given.size === 0) return doc;
  const keys = new Map(given);
  const taken = new Set([...doc.byKey.keys(), ...other.byKey.keys()]);
  for (const key of given.values()) {
    if (given.has(key) || !doc.byKey.has(key)) continue;
    let count = 2;
    while (taken.has(numberedKey(key, count))) count += 1;
    keys.set(key, numberedKey(key, count));
    taken.add(numberedKey(key, count));
  }
  const items = doc.items.map((item): Item => {
    const [key = item.key, parent = item.parent] = [keys.get(item.key), keys.get(item.parent ?? '')];
    return key === item.key && parent === item.parent ? item : { ...item, key, parent };
  });
  return { ...doc, ...indexed(items, []), repeated: doc.repeated };
}
