import { numbered } from '../../core/merge/sequence.ts';
import type { Checklist } from './model.ts';

type Entries = Pick<Checklist, 'entries' | 'entryPointers'>;

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly pointer: string;
}

/** The entries of a log in which the named ones, or all, are as they are in another version. */
export function graftEntries(
  doc: Entries,
  from: Entries | null,
  members: readonly (string | undefined)[],
): Entries {
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
