import { countsOf } from '../../engine/values/sequence.ts';
import { wordsSimilar } from '../../engine/values/words.ts';
import { alignLists } from '../../formats/align-lists.ts';
import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';

interface Circumstances {
  readonly isMerged?: boolean | undefined;
  readonly isKept: boolean;
  /** The sides of a merge. */
  readonly parents?: readonly (Checklist | null)[] | undefined;
}

/** The first old entry that is gone, changed or out of order. What is kept elsewhere may begin anew. */
export function findLogBreak(
  before: Checklist,
  after: Checklist,
  { isMerged = false, isKept, parents }: Circumstances,
): LogBreak | undefined {
  const log = logMode(before);
  if (log === undefined) return undefined;
  const mode = isMerged ? 'insert-only' : log;
  if (isKept && isBegunAnew(before, after)) return undefined;
  const held = new Set(parents?.flatMap((each) => each?.entries ?? []));
  // What no side of a merge has comes behind all that they have, as in any commit.
  const mayStand = (entry: string) =>
    log === 'insert-only' || (parents === undefined ? isMerged : held.has(entry));
  const old = firstLost(before, after, mayStand);
  if (old === undefined) return undefined;
  const at = after.entryPointers[Math.min(old, after.entryPointers.length - 1)] ?? '';
  const pointer = before.entryPointers[old] ?? '';
  const broken = { mode, isNotes: isNotes(before), entry: old + 1, pointer, at };
  if (mode === log && !isMerged) return broken;
  return { ...broken, right: { ...after, ...restoredEntries(before, after, mode, held) } };
}

/** A machine appends; who keeps notes may put something between them, and tidies them. */
export function logMode(doc: Checklist): LogBreak['mode'] | undefined {
  const { log } = doc.preset;
  return log !== 'usual' ? log : isNotes(doc) ? 'insert-only' : 'prefix';
}

/** Whether a log is text for people, and no lines of JSON. The first line tells, since it is where it was. */
function isNotes({ preset, entries: [first] }: Checklist): boolean {
  return preset.log === 'usual' && first?.startsWith('"{') !== true;
}

/** Whether a log lost what it held: then it is asked whether another file keeps it. */
export function losesEntries(before: Checklist, after: Checklist): boolean {
  return after.preset.log !== undefined && firstLost(before, after, () => true) !== undefined;
}

/** A log that begins anew has little of the old one, such as its heading. What has half of it was worked on. */
function isBegunAnew(before: Checklist, after: Checklist): boolean {
  const left = countsOf(after.entries);
  const stays = [...countsOf(before.entries)].map(([entry, count]) => Math.min(count, left.get(entry) ?? 0));
  return stays.reduce((sum, count) => sum + count, 0) * 2 < before.entries.length;
}

/** `mayStand`: whether a new entry may stand before an old one. */
function firstLost(
  before: Checklist,
  after: Checklist,
  mayStand: (entry: string) => boolean,
): number | undefined {
  let place = 0;
  for (const [old, entry] of before.entries.entries()) {
    for (let own = after.entries[place]; own !== undefined && own !== entry; own = after.entries[place]) {
      if (!mayStand(own)) return old;
      place += 1;
    }
    if (place === after.entries.length) return old;
    place += 1;
  }
  return undefined;
}

/** Where more is gone and new at one place, any new entry may be a rewritten one. */
const mostCompared = 10_000;

type Entries = Pick<Checklist, 'entries' | 'entryPointers'>;

/**
 * A log with its old entries where they must be, and with what was added to it since. New entries go that stand where none may, and what an
 * old entry that is gone from there seems to have been rewritten to, unless another side of a merge has it. Of a log that was
 * replaced all goes.
 */
export function restoredEntries(
  before: Checklist,
  after: Checklist,
  mode = logMode(before),
  held: ReadonlySet<string> = new Set(),
): Entries {
  const { kept, moved } = alignLists(before.entries, after.entries);
  const stray = new Set(moved.map((pair) => pair.after));
  const found = new Set([...kept, ...moved].map((pair) => pair.before));
  const gone = before.entries.filter((_, old) => !found.has(old));
  const isLong = gone.length * (after.entries.length - kept.length) > mostCompared;
  const likeOf = (entry: string) =>
    held.has(entry) ? -1 : isLong ? gone.length - 1 : gone.findIndex((old) => wordsSimilar(old, entry));
  const places: { readonly log: Entries; readonly place: number }[] = [];
  let [old, now] = [0, 0];
  const end = { before: before.entries.length, after: after.entries.length };
  for (const next of [...kept, end]) {
    for (; old < next.before; old += 1) places.push({ log: before, place: old });
    for (; now < next.after; now += 1) {
      if (stray.has(now)) continue;
      const like = likeOf(after.entries[now] ?? '');
      if (like >= 0) gone.splice(like, 1);
      else if (kept.length > 0 && (next === end || mode === 'insert-only'))
        places.push({ log: after, place: now });
    }
    if (next !== end) places.push({ log: after, place: next.after });
    [old, now] = [next.before + 1, next.after + 1];
  }
  return {
    entries: places.map(({ log, place }) => log.entries[place] ?? ''),
    entryPointers: places.map(({ log, place }) => log.entryPointers[place] ?? ''),
  };
}
