import { splitSubject } from '../../engine/contract/subject.ts';
import { aligned } from './align-names.ts';
import { emptied, indexed } from './build.ts';
import { entriesName, itemsName, orderedKey, repeatedName, shapeName } from './entity.ts';
import { withFields } from './graft-fields.ts';
import { inPlace, withEntities } from './graft-items.ts';
import { restoredEntries } from './log-break.ts';
import type { Checklist, Item, PlacedPointer } from './model.ts';
import { sameItem } from './same-item.ts';

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
  const { fields, keys, once, places, file } = namedIn(doc, source, subjects);
  const { left, lost } = withEntities(doc, source, keys, once);
  // Of several items with one key the fields go back of the one that is left.
  const { byKey } = indexed(left, []);
  const edited = left.map((item) => {
    const names = byKey.get(item.key) === item ? fields.get(item.key) : undefined;
    return names === undefined ? item : withFields(doc, item, sameItem(source, doc, item.key), names);
  });
  const come = new Map(lost.map((item) => [item, item]));
  for (const item of edited) {
    const old = places.has(item.key) ? sameItem(source, doc, item.key) : undefined;
    if (old !== undefined) come.set(old, item);
  }
  const items = inPlace(edited, source, doc, come);
  return { ...doc, ...withDerived(doc, items, once), ...fileFields(doc, source, file, items) };
}

/** What subjects name: fields of items, items, keys of which all copies go, places of items, and what only the file itself has. */
function namedIn(doc: Checklist, source: Checklist, subjects: readonly string[]) {
  const fields = new Map<string, string[]>();
  const [keys, once, places, file] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const { entity, field } of subjects.map(splitSubject)) {
    const ordered = entity === '' && field !== undefined ? orderedKey(field) : undefined;
    if (ordered !== undefined) places.add(ordered);
    else if (entity === '') file.add(field ?? '');
    else if (field === undefined) keys.add(entity);
    else if (field === repeatedName) once.add(entity);
    else fields.set(entity, [...(fields.get(entity) ?? []), field]);
  }
  if (file.has(itemsName)) for (const key of [...doc.byKey.keys(), ...source.byKey.keys()]) keys.add(key);
  return { fields, keys, once, places, file };
}

/** The items counted anew; parents whose state follows from their children are those that have any now. */
function withDerived(doc: Checklist, items: readonly Item[], once: ReadonlySet<string>): Partial<Checklist> {
  const parents = doc.preset.derivesParents ? new Set(items.map(({ parent }) => parent)) : new Set();
  const counted = items.map((item, index): Item => {
    const derived = item.group === undefined ? parents.has(item.key) : item.derived;
    return item.index === index && item.derived === derived ? item : { ...item, index, derived };
  });
  const index = indexed(counted, []);
  // A map of the text may hold a key twice of which there is one item.
  const twice = [...doc.repeated].filter(([key]) => !once.has(key) && index.byKey.has(key));
  return { ...index, repeated: new Map([...index.repeated, ...twice]) };
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
