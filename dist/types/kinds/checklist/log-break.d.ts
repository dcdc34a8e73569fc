import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';
/** The first old entry that is gone, changed or out of order. */
export declare function findLogBreak(before: Checklist, after: Checklist): LogBreak | undefined;
/** A log whose entries are the old ones from the first that is not where it must be; all of them stood before. */
export declare function splicedEntries(before: Checklist, after: Checklist): Pick<Checklist, 'entries' | 'entryPointers'>;
