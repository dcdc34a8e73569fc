import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';
import { pairItems } from './pair-items.ts';
import { findRotation } from './rotation.ts';

/** The first old entry that is gone, changed or out of order. */
export function findLogBreak(before: Checklist, after: Checklist): LogBreak | undefined {
  const mode = after.preset.log;
  if (mode === undefined) return undefined;
  if (isReset(before, after)) return undefined;
  let place = 0;
  for (const [index, entry] of before.entries.entries()) {
    while (mode === 'insert-only' && place < after.entries.length && after.entries[place] !== entry)
      place += 1;
    if (after.entries[place] !== entry) return breakAt(mode, index, before, after);
    place += 1;
  }
  return undefined;
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
