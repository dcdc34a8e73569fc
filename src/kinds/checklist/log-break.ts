import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';
import { pairItems } from './pair-items.ts';
import { findRotation } from './rotation.ts';

/** The first old entry that is gone, changed or out of order. */
export function findLogBreak(before: Checklist, after: Checklist): LogBreak | undefined {
  const mode = after.preset.log;
  if (mode === undefined) return undefined;
  if (isReset(before, after)) return undefined;
  const { old } = keptEntries(before, after, mode);
  return old < before.entries.length ? breakAt(mode, old, before, after) : undefined;
}

/** How many old entries stand where they must, and how many new ones that is. */
function keptEntries(before: Checklist, after: Checklist, mode: LogBreak['mode']) {
  let kept = 0;
  for (const [old, entry] of before.entries.entries()) {
    let place = kept;
    while (mode === 'insert-only' && place < after.entries.length && after.entries[place] !== entry)
      place += 1;
    if (after.entries[place] !== entry) return { old, kept };
    kept = place + 1;
  }
  return { old: before.entries.length, kept };
}

/** A log whose entries are the old ones from the first that is not where it must be; all of them stood before. */
export function splicedEntries(
  before: Checklist,
  after: Checklist,
): Pick<Checklist, 'entries' | 'entryPointers'> {
  const { old, kept } = keptEntries(before, after, after.preset.log ?? 'prefix');
  return {
    entries: [...after.entries.slice(0, kept), ...before.entries.slice(old)],
    entryPointers: [...after.entryPointers.slice(0, kept), ...before.entryPointers.slice(old)],
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
