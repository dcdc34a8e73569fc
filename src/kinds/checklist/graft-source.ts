import { alignSections } from './align-sections.ts';
import { indexed } from './build.ts';
import { type Checklist, type Item, itemOf } from './model.ts';
import { pairItems } from './pair-items.ts';

/** The version that items come back from, under the names that sections have now. */
export interface GraftSource {
  readonly doc: Checklist;
  /** The item under that very key. */
  item(key: string): Item | undefined;
  /** The same item, whatever its key was. */
  same(key: string): Item | undefined;
  /** The key that an item has now, where it only got another one. */
  nameNow(key: string): string | undefined;
}

export function graftSource(doc: Checklist, from: Checklist | null): GraftSource {
  const source = from === null ? emptied(doc) : alignSections(from, doc);
  let known: Names | undefined;
  const names = () => {
    known ??= namesBetween(source, doc);
    return known;
  };
  return {
    doc: source,
    item: (key) => itemOf(source, key),
    same(key) {
      const [old, now] = [itemOf(source, key), itemOf(doc, key)];
      if (old !== undefined && old.title === now?.title) return old;
      return names().came.get(key) ?? (old !== undefined && names().left.has(old.key) ? undefined : old);
    },
    nameNow: (key) => names().now.get(key),
  };
}

/** A version without any items. */
export function emptied(doc: Checklist): Checklist {
  const nothing = { unknownShape: undefined, entries: [], entryPointers: [], repeatedMembers: [] };
  return { ...doc, ...indexed([], []), ...nothing };
}

interface Names {
  /** Old items by the keys that they have now. */
  readonly came: ReadonlyMap<string, Item>;
  readonly left: ReadonlySet<string>;
  /** The keys that items have now, by their old ones. */
  readonly now: ReadonlyMap<string, string>;
}

/** Over a range more is the same item than over one step; what a step pairs goes before. */
function namesBetween(old: Checklist, now: Checklist): Names {
  const step = pairItems(old, now).rekeyed;
  const pairs = [...pairItems(old, now, true).rekeyed, ...step];
  return {
    came: new Map(pairs.map(({ before, after }) => [after.key, before])),
    left: new Set(pairs.map(({ before }) => before.key)),
    now: new Map(step.map(({ before, after }) => [before.key, after.key])),
  };
}
