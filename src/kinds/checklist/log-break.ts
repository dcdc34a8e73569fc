import type { Context } from '../../engine/contract/context.ts';
import { countsOf } from '../../engine/values/sequence.ts';
import { wordsSimilar } from '../../engine/values/words.ts';
import { alignLists } from '../../formats/align-lists.ts';
import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';

/** The first old entry that is gone, changed or out of order. What is kept elsewhere may begin anew. */
export function findLogBreak(
  before: Checklist,
  after: Checklist,
  { isMerged, archived = [], parents: sides }: Context,
): LogBreak | undefined {
  const log = logMode(before);
  const parents = sides as readonly (Checklist | null)[] | undefined;
  if (log === undefined) return undefined;
  const mode = isMerged === true && log === 'prefix' ? 'insert-only' : log;
  if (archived.length > 0 && isBegunAnew(before, after)) return undefined;
  const held = new Set(parents?.flatMap((each) => each?.entries ?? []));
  // What no side of a merge has comes behind all that they have, as in any commit.
  const mayStand = (entry: string) =>
    log !== 'prefix' || (parents === undefined ? isMerged === true : held.has(entry));
  const old = firstLost(before, after, mayStand);
  if (old === undefined) return undefined;
  const at = after.entryPointers[Math.min(old, after.entryPointers.length - 1)] ?? '';
  const right = { ...after, ...restoredEntries(before, after, mode, held) };
  return { mode, entry: old + 1, pointer: before.entryPointers[old] ?? '', at, right };
}

/** A machine appends lines of JSON; who keeps notes may put something between them. The first line tells, since it is where it was. */
export function logMode({ preset: { log }, entries: [first] }: Checklist): LogBreak['mode'] | undefined {
  return log !== 'usual' ? log : first?.startsWith('"{') === true ? 'prefix' : 'notes';
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
  const found = new Set([...kept, ...moved].map((pair) => pair.before));
  const gone = before.entries.filter((_, place) => !found.has(place));
  const isLong = gone.length * (after.entries.length - kept.length) > mostCompared;
  const isRewritten = (entry: string): boolean => {
    if (held.has(entry)) return false;
    const like = isLong ? gone.length - 1 : gone.findIndex((old) => wordsSimilar(old, entry));
    return like >= 0 && gone.splice(like, 1).length > 0;
  };
  const [old, now] = [placesIn(before), placesIn(after)];
  const stray = new Set(moved.map((pair) => now[pair.after]));
  const ends = [...kept, { before: old.length, after: now.length }];
  const restored = ends.flatMap((next, index) => {
    const last = ends[index - 1] ?? { before: -1, after: -1 };
    const mayStand = kept.length > 0 && (index === kept.length || mode !== 'prefix');
    const come = now.slice(last.after + 1, next.after);
    const staying = come.filter((each) => !stray.has(each) && !isRewritten(each.entry) && mayStand);
    return [...old.slice(last.before + 1, next.before), ...staying, ...now.slice(next.after, next.after + 1)];
  });
  return {
    entries: restored.map(({ entry }) => entry),
    entryPointers: restored.map(({ pointer }) => pointer),
  };
}

function placesIn({ entries, entryPointers }: Entries) {
  return entries.map((entry, place) => ({ entry, pointer: entryPointers[place] ?? '' }));
}
