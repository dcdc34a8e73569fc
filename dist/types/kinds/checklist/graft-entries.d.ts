import type { Checklist } from './model.ts';
type Entries = Pick<Checklist, 'entries' | 'entryPointers'>;
/** The entries of a log in which the named ones, or all, are as they are in another version. */
export declare function graftEntries(doc: Entries, from: Entries | null, members: readonly (string | undefined)[]): Entries;
export {};
