import { splitSubject } from '../../engine/contract/subject.ts';
import { addTo } from '../../formats/group.ts';
import { aligned } from './align-names.ts';
import { emptied, indexed } from './build.ts';
import { entriesName, itemsName, orderedKey, repeatedName, shapeName } from './entity.ts';
import { withFields } from './graft-fields.ts';
import { inPlace, sameItem } from './graft-places.ts';
import { withDerived } from './item-parents.ts';
import { restoredEntries } from './log-break.ts';
import { isClaim } from './meaning.ts';
import type { Checklist, Item, PlacedPointer } from './model.ts';

/**
 * A checklist in which the named subjects are as they are in another version. What returns stands where it stood, and has the names
 * that sections have now.
 */
export function graftChecklist(
  doc: Checklist,
  from: Checklist | null,
  subjects: readonly string[],
): Checklist {
  if (subjects.includes('')) return from ?? emptied(doc);
  const source = from === null ? emptied(doc) : aligned(from, doc);
  const named = namedIn(doc, source, subjects);
  const { left, lost } = withoutItems(doc, source, named);
  const { byKey } = indexed(left);
  // Of several items with one key the one that is left, or that counts, is as it was.
  const edited = left.map((item) => {
    if (byKey.get(item.key) !== item) return item;
    const old = named.keys.has(item.key) ? source.byKey.get(item.key) : undefined;
    const own = old === undefined ? item : withPromises(doc, item, old);
    const names = named.fields.get(item.key);
    return names === undefined ? own : withFields(doc, own, sameItem(source, doc, item.key), names);
  });
  const come = new Map(lost.map((item) => [item, item]));
  for (const item of edited) {
    const old = named.places.has(item.key) ? sameItem(source, doc, item.key) : undefined;
    if (old !== undefined) come.set(old, item);
  }
  const items = inPlace(edited, source, doc, come);
  const counted = items.map((item, index) => (item.index === index ? item : { ...item, index }));
  const own = indexed(withDerived(counted, doc.preset));
  return { ...doc, ...own, ...fileFields(doc, source, named.file, items) };
}

/** What subjects name: fields of items, items, keys of which all copies go, places of items, and what only the file itself has. */
function namedIn(doc: Checklist, source: Checklist, subjects: readonly string[]) {
  const fields = new Map<string, string[]>();
  const keys = new Set<string>();
  const once = new Set<string>();
  const places = new Set<string>();
  const file = new Set<string>();
  for (const { entity, field } of subjects.map(splitSubject)) {
    const ordered = entity === '' && field !== undefined ? orderedKey(field) : undefined;
    if (ordered !== undefined) places.add(ordered);
    else if (entity === '') file.add(field ?? '');
    else if (field === undefined) keys.add(entity);
    else if (field === repeatedName) once.add(entity);
    else addTo(fields, entity, field);
  }
  if (file.has(itemsName)) for (const key of [...doc.byKey.keys(), ...source.byKey.keys()]) keys.add(key);
  // One that took the key of an item goes back to its own.
  for (const key of keys) {
    const taker = source.byKey.has(key) ? sameItem(source, doc, key) : undefined;
    if (taker !== undefined) keys.add(taker.key);
  }
  return { fields, keys, once, places, file };
}

/**
 * The items without the named ones that another version lacks, and what stands inside of them, and the named ones that come back, with
 * what they stand inside of. Of the keys that stand once the first stays. Children stand behind their parents.
 */
function withoutItems(
  doc: Checklist,
  source: Checklist,
  { keys, once }: { readonly keys: ReadonlySet<string>; readonly once: ReadonlySet<string> },
): { readonly left: readonly Item[]; readonly lost: readonly Item[] } {
  const { nested, index } = doc.preset.parent;
  const containerOf = ({ parent }: Item) =>
    nested === undefined && index === undefined ? undefined : parent;
  const gone = new Set([...keys].filter((key) => !source.byKey.has(key)));
  const only = new Map<string, Item>();
  for (const item of doc.items) {
    if (once.has(item.key) && !only.has(item.key)) only.set(item.key, item);
  }
  const left = doc.items.filter((item) => {
    if (gone.has(containerOf(item) ?? '') && !source.byKey.has(item.key)) gone.add(item.key);
    return !gone.has(item.key) && (!only.has(item.key) || only.get(item.key) === item);
  });
  const coming = new Set([...keys].filter((key) => !doc.byKey.has(key)));
  const lost = source.items.toReversed().filter((item) => {
    const container = coming.has(item.key) ? containerOf(item) : undefined;
    if (container !== undefined && !doc.byKey.has(container)) coming.add(container);
    return coming.has(item.key);
  });
  return { left, lost };
}

/** What somebody says of the work is nobody's loss, and stays. */
function withPromises(doc: Checklist, now: Item, old: Item): Item {
  const names = [...Object.keys(old.raw), ...Object.keys(now.raw)];
  const promised = names.filter((name) => ![old, now].every((item) => isClaim(name, item, doc)));
  const { key, ownKey, parent } = old;
  return { ...withFields(doc, now, old, promised), key, ownKey, parent };
}

function fileFields(
  doc: Checklist,
  source: Checklist,
  names: ReadonlySet<string>,
  items: readonly Item[],
): Partial<Checklist> {
  // Where items are found again, the shape that hid them is gone.
  const isFound = doc.items.length === 0 && items.length > 0;
  const isShaped = isFound || names.has(shapeName) || names.has(itemsName);
  const placeOf = ({ part, pointer }: PlacedPointer) => part + pointer;
  const known = new Set(source.repeatedMembers.map(placeOf));
  return {
    unknownShape: (isShaped ? source : doc).unknownShape,
    repeatedMembers: doc.repeatedMembers.filter(
      (each) => !names.has(placeOf(each)) || known.has(placeOf(each)),
    ),
    ...(names.has(entriesName) ? restoredEntries(source, doc) : {}),
  };
}
