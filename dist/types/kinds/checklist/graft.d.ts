import type { Checklist } from './model.ts';
/** A checklist in which the named items, or fields of items, are as they are in another version. */
export declare function graftChecklist(doc: Checklist, from: Checklist | null, subjects: readonly string[]): Checklist;
