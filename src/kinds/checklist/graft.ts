import { numbered } from '../../core/sequence.ts';
import { splitSubject } from '../../core/subject.ts';
import { reindexed } from './build.ts';
import { entriesName, itemsName, orderedKey, planName, repeatedName, shapeName } from './entity.ts';
import { withFields } from './graft-fields.ts';
import { withEntities, withPlaces } from './graft-items.ts';
import { emptied, type GraftSource, graftSource } from './graft-source.ts';
import { restoredEntries } from './log-break.ts';
import { againName, type Checklist, type Item, itemOf } from './model.ts';

/** What subjects name: fields of items, items, and what only the file itself has. */
interface Named {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly items: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly file: ReadonlySet<string>;
  /** Of the log, single entries; undefined stands for what broke it. */
  readonly entries: readonly (string | undefined)[];
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
  const lost = new Set([...named.items].filter((key) => source.item(key) === undefined));
  // Of several items with one key the fields go back of the one that is left.
  const left = withEntities(doc, source, named.items);
  const edited = named.fields.size === 0 ? left : withEdited(doc, left, source, named.fields, lost);
  const items = withPlaces(edited, source, named.places);
  return { ...doc, ...withDerived(doc, items, lost), ...fileFields(doc, source, named, items) };
}

function namedIn(doc: Checklist, source: GraftSource, subjects: readonly string[]): Named {
  const named = {
    fields: new Map<string, string[]>(),
    items: new Set<string>(),
    places: new Set<string>(),
    file: new Set<string>(),
    entries: [] as (string | undefined)[],
  };
  for (const { entity, field, member } of subjects.map(splitSubject)) {
    const ordered = entity === '' && field !== undefined ? orderedKey(field) : undefined;
    if (ordered !== undefined) named.places.add(ordered);
    else if (entity === '' && field === entriesName) named.entries.push(member);
    else if (entity === '') named.file.add(field ?? '');
    else if (field === undefined) named.items.add(entity);
    else if (field === repeatedName) for (const name of agains(doc, entity)) named.items.add(name);
    else named.fields.set(entity, [...(named.fields.get(entity) ?? []), field]);
  }
  if (named.file.has(itemsName))
    for (const key of [...doc.byKey.keys(), ...source.doc.byKey.keys()]) named.items.add(key);
  return named;
}

function agains({ repeated }: Checklist, key: string): string[] {
  return Array.from({ length: (repeated.get(key) ?? 1) - 1 }, (_, index) => againName(key, index + 2));
}

function withEdited(
  doc: Checklist,
  items: readonly Item[],
  source: GraftSource,
  fields: Named['fields'],
  lost: ReadonlySet<string>,
): readonly Item[] {
  const left = items === doc.items ? doc : { ...doc, ...reindexed(doc, items, lost) };
  const edited = new Map<Item, Item>();
  for (const [key, names] of fields) {
    const item = itemOf(left, key);
    if (item !== undefined) edited.set(item, withFields(left, item, source.same(key), names));
  }
  return items.map((item) => edited.get(item) ?? item);
}

/** The items counted anew; parents whose state follows from their children are those that have any now. */
function withDerived(
  doc: Checklist,
  items: readonly Item[],
  lost: ReadonlySet<string>,
): Pick<Checklist, 'items' | 'byKey' | 'repeated'> {
  const parents = doc.preset.derivesParents ? new Set(items.map(({ parent }) => parent)) : new Set();
  const counted = items.map((item, index): Item => {
    const derived = item.group === undefined ? parents.has(item.key) : item.derived;
    return item.index === index && item.derived === derived ? item : { ...item, index, derived };
  });
  return reindexed(doc, counted, lost);
}

function fileFields(
  doc: Checklist,
  { doc: source }: GraftSource,
  { file: names, entries }: Pick<Named, 'file' | 'entries'>,
  items: readonly Item[],
): Partial<Checklist> {
  // Where items are found again, the shape that hid them is gone.
  const isFound = doc.items.length === 0 && items.length > 0;
  const { unknownShape, planKey, repeatedMembers } = source;
  const known = new Set(repeatedMembers.map(({ part, pointer }) => part + pointer));
  return {
    ...(isFound || names.has(shapeName) || names.has(itemsName) ? { unknownShape } : {}),
    ...(names.has(planName) ? { planKey } : {}),
    ...entriesIn(doc, source, entries),
    repeatedMembers: doc.repeatedMembers.filter(
      ({ part, pointer }) => !names.has(part + pointer) || known.has(part + pointer),
    ),
  };
}

/** What broke a log goes back; a merge names the entries that it lost. */
function entriesIn(doc: Checklist, source: Checklist, members: Named['entries']): Partial<Checklist> {
  if (members.length === 0) return {};
  return members.includes(undefined) ? restoredEntries(source, doc) : graftEntries(doc, source, members);
}

type Entries = Pick<Checklist, 'entries' | 'entryPointers'>;

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly pointer: string;
}

/** The entries of a log in which the named ones, or all, are as they are in another version. */
function graftEntries(doc: Entries, from: Entries | null, members: readonly (string | undefined)[]): Entries {
  const source = entriesOf(from ?? { entries: [], entryPointers: [] });
  if (members.includes(undefined)) return asEntries(source);
  const wanted = new Set(members);
  const standing = new Set(source.map(({ name }) => name));
  const kept = entriesOf(doc).filter(({ name }) => !wanted.has(name) || standing.has(name));
  return asEntries(
    source.filter(({ name }) => wanted.has(name)).reduce((list, entry) => taking(list, entry, source), kept),
  );
}

/** An entry goes behind the one that it follows where it comes from, as far as that one stands. */
function taking(list: readonly Entry[], entry: Entry, source: readonly Entry[]): Entry[] {
  if (list.some(({ name }) => name === entry.name)) return [...list];
  const earlier = new Set(source.slice(0, source.indexOf(entry)).map(({ name }) => name));
  return list.toSpliced(list.findLastIndex(({ name }) => earlier.has(name)) + 1, 0, entry);
}

function entriesOf({ entries, entryPointers }: Entries): Entry[] {
  const names = numbered(entries);
  return entries.map((text, index) => ({
    name: names[index] ?? text,
    text,
    pointer: entryPointers[index] ?? '',
  }));
}

function asEntries(entries: readonly Entry[]): Entries {
  return { entries: entries.map(({ text }) => text), entryPointers: entries.map(({ pointer }) => pointer) };
}
