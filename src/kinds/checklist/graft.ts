import { splitSubject } from '../../core/subject.ts';
import { reindexed } from './build.ts';
import { entriesName, itemsName, orderedKey, planName, repeatedName, shapeName } from './entity.ts';
import { withFields } from './graft-fields.ts';
import { withEntities, withPlaces } from './graft-items.ts';
import { emptied, type GraftSource, graftSource } from './graft-source.ts';
import { restoredEntries } from './log-break.ts';
import type { Checklist, Item } from './model.ts';

/** What subjects name: fields of items, items, and what only the file itself has. */
interface Named {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly items: ReadonlySet<string>;
  /** Keys of which all copies go. */
  readonly once: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly file: ReadonlySet<string>;
}

/**
 * A checklist in which the named subjects are as they are in another version. What comes back stands where it stood, and
 * goes by the names that sections have now.
 */
export function graftChecklist(
  doc: Checklist,
  from: Checklist | null,
  subjects: readonly string[],
): Checklist {
  if (subjects.includes('')) return from ?? emptied(doc);
  const source = graftSource(doc, from);
  const named = namedIn(doc, source, subjects);
  // Of several items with one key the fields go back of the one that is left.
  const left = withEntities(doc, source, named.items, named.once);
  const edited = named.fields.size === 0 ? left : withEdited(doc, left, source, named);
  const items = withPlaces(edited, source, named.places);
  return { ...doc, ...withDerived(doc, items, named.once), ...fileFields(doc, source, named.file, items) };
}

function namedIn(doc: Checklist, source: GraftSource, subjects: readonly string[]): Named {
  const named = {
    fields: new Map<string, string[]>(),
    items: new Set<string>(),
    once: new Set<string>(),
    places: new Set<string>(),
    file: new Set<string>(),
  };
  for (const { entity, field } of subjects.map(splitSubject)) {
    const ordered = entity === '' && field !== undefined ? orderedKey(field) : undefined;
    if (ordered !== undefined) named.places.add(ordered);
    else if (entity === '') named.file.add(field ?? '');
    else if (field === undefined) named.items.add(entity);
    else if (field === repeatedName) named.once.add(entity);
    else named.fields.set(entity, [...(named.fields.get(entity) ?? []), field]);
  }
  if (named.file.has(itemsName))
    for (const key of [...doc.byKey.keys(), ...source.doc.byKey.keys()]) named.items.add(key);
  return named;
}

function withEdited(
  doc: Checklist,
  items: readonly Item[],
  source: GraftSource,
  { fields, once }: Pick<Named, 'fields' | 'once'>,
): readonly Item[] {
  const { byKey } = items === doc.items ? doc : reindexed(doc, items, once);
  const edited = new Map<Item, Item>();
  for (const [key, names] of fields) {
    const item = byKey.get(key);
    if (item !== undefined) edited.set(item, withFields(doc, item, source.same(key), names));
  }
  return items.map((item) => edited.get(item) ?? item);
}

/** The items counted anew; parents whose state follows from their children are those that have any now. */
function withDerived(
  doc: Checklist,
  items: readonly Item[],
  once: ReadonlySet<string>,
): Pick<Checklist, 'items' | 'byKey' | 'repeated'> {
  const parents = doc.preset.derivesParents ? new Set(items.map(({ parent }) => parent)) : new Set();
  const counted = items.map((item, index): Item => {
    const derived = item.group === undefined ? parents.has(item.key) : item.derived;
    return item.index === index && item.derived === derived ? item : { ...item, index, derived };
  });
  return reindexed(doc, counted, once);
}

function fileFields(
  doc: Checklist,
  { doc: source }: GraftSource,
  names: Named['file'],
  items: readonly Item[],
): Partial<Checklist> {
  // Where items are found again, the shape that hid them is gone.
  const isFound = doc.items.length === 0 && items.length > 0;
  const { unknownShape, planKey, repeatedMembers } = source;
  const known = new Set(repeatedMembers.map(({ part, pointer }) => part + pointer));
  return {
    ...(isFound || names.has(shapeName) || names.has(itemsName) ? { unknownShape } : {}),
    ...(names.has(planName) ? { planKey } : {}),
    ...(names.has(entriesName) ? restoredEntries(source, doc) : {}),
    repeatedMembers: doc.repeatedMembers.filter(
      ({ part, pointer }) => !names.has(part + pointer) || known.has(part + pointer),
    ),
  };
}
