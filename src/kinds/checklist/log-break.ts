import { alignLists } from '../../core/align-lists.ts';
import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';
import { pairItems } from './pair-items.ts';
import { findRotation } from './rotation.ts';

/** The first old entry that is gone, changed or out of order. */
export function findLogBreak(before: Checklist, after: Checklist, isMerged = false): LogBreak | undefined {
  const { log } = after.preset;
  if (log === undefined) return undefined;
  const mode = isMerged ? 'insert-only' : log;
  if (isReset(before, after)) return undefined;
  const old = firstLost(before, after, mode);
  return old === undefined ? undefined : breakAt(mode, old, before, after);
}

function firstLost(before: Checklist, after: Checklist, mode: LogBreak['mode']): number | undefined {
  let place = 0;
  for (const [old, entry] of before.entries.entries()) {
    while (mode === 'insert-only' && place < after.entries.length && after.entries[place] !== entry)
      place += 1;
    if (after.entries[place] !== entry) return old;
    place += 1;
  }
  return undefined;
}

/**
 * A log with its old entries where they must be, and with what was added to it since. As many new entries as old ones that are
 * gone from the same place are what these were rewritten to: they go.
 */
export function restoredEntries(
  before: Checklist,
  after: Checklist,
): Pick<Checklist, 'entries' | 'entryPointers'> {
  const { kept, moved } = alignLists(before.entries, after.entries);
  const stray = new Set(moved.map((pair) => pair.after));
  const places: { readonly log: Checklist; readonly place: number }[] = [];
  let [old, now] = [0, 0];
  const end = { before: before.entries.length, after: after.entries.length };
  for (const next of [...kept, end]) {
    const rewritten = next.before - old;
    for (; old < next.before; old += 1) places.push({ log: before, place: old });
    const mayStandHere = after.preset.log === 'insert-only' || next === end;
    for (now += rewritten; now < next.after; now += 1)
      if (mayStandHere && !stray.has(now)) places.push({ log: after, place: now });
    if (next !== end) places.push({ log: after, place: next.after });
    [old, now] = [next.before + 1, next.after + 1];
  }
  return {
    entries: places.map(({ log, place }) => log.entries[place] ?? ''),
    entryPointers: places.map(({ log, place }) => log.entryPointers[place] ?? ''),
  };
}

/** A log may begin anew together with the plan that it tells of. */
function isReset({ plan: old }: Checklist, { plan: now }: Checklist): boolean {
  if (old === undefined || now === undefined) return false;
  return findRotation(old, now, pairItems(old, now)) !== undefined;
}

function breakAt(mode: LogBreak['mode'], index: number, before: Checklist, after: Checklist): LogBreak {
  const at = after.entryPointers[Math.min(index, after.entryPointers.length - 1)] ?? '';
  return { mode, entry: index + 1, pointer: before.entryPointers[index] ?? '', at };
}
