import type { LogBreak } from './facts.ts';
import type { Checklist } from './model.ts';
/** The first old entry that is gone, changed or out of order. */
export declare function findLogBreak(before: Checklist, after: Checklist): LogBreak | undefined;
