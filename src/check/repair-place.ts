import type { RepairPlace } from '../engine/contract/repair.ts';
import type { ResolvedRange } from '../engine/ports.ts';
import { isObjectId } from '../git/objects/object-id.ts';

/** A range, for a clone whose HEAD is its head: against HEAD alone nothing of a commit would be rejected. */
export function placeSince({ base }: Pick<ResolvedRange, 'base'>): RepairPlace {
  return isObjectId(base) ? { since: base } : { since: 'root' };
}

/** What is staged: it is repaired there, and in the work tree where that has no other edits. Without the message that was judged nothing would be rejected. */
export function placeStaged(messageFile?: string): RepairPlace {
  return { staged: messageFile === undefined ? {} : { messageFile }, isBuiltUpon: true };
}
