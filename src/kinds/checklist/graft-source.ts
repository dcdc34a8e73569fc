import { alignSections } from './align-sections.ts';
import { indexed } from './build.ts';
import type { Checklist, Item } from './model.ts';
import { pairItems } from './pair-items.ts';

/** The version that items come back from, under the names that sections have now. */
export interface GraftSource {
  readonly doc: Checklist;
  /** The item under that very key. */
  item(key: string): Item | undefined;
  /** The same item, whatever its key was. */
  same(key: string): Item | undefined;
}

export function graftSource(doc: Checklist, from: Checklist | null): GraftSource {
  const source = from === null ? emptied(doc) : alignSections(from, doc);
  const item = (key: string) => source.byKey.get(key);
  return {
    doc: source,
    item,
    same(key) {
      const old = item(key);
      if (old !== undefined && old.title === doc.byKey.get(key)?.title) return old;
      const { rekeyed } = pairItems(source, doc);
      return (
        rekeyed.find((pair) => pair.after.key === key)?.before ??
        (rekeyed.some((pair) => pair.before === old) ? undefined : old)
      );
    },
  };
}

/** A version without any items. */
export function emptied(doc: Checklist): Checklist {
  const nothing = { unknownShape: undefined, entries: [], entryPointers: [], repeatedMembers: [] };
  return { ...doc, ...indexed([], []), ...nothing };
}
