import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';
import { isRekeyed, pairItems } from './pair-items.ts';

/** The version before under the keys that its items have now, where these only tell several of one text apart. */
export function aligned(before: Checklist, after: Checklist): Checklist {
  const keys = new Map(keysSince(before, after, (pair) => !isRekeyed(pair)));
  // What is gone and had one of the keys gets another, and so on: what is set on the way is visited, too.
  for (const [, key] of keys) if (!keys.has(key) && before.byKey.has(key)) keys.set(key, `${key}~`);
  return withKeys(before, keys);
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

/** Items under other keys. */
export function withKeys(doc: Checklist, keys: ReadonlyMap<string, string>): Checklist {
  if (keys.size === 0) return doc;
  const items = doc.items.map((item): Item => {
    const [key = item.key, parent = item.parent] = [keys.get(item.key), keys.get(item.parent ?? '')];
    return key === item.key && parent === item.parent ? item : { ...item, key, parent };
  });
  return { ...doc, ...indexed(items), repeated: doc.repeated };
}
