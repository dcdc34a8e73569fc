import type { Checklist } from './model.ts';
/**
 * The version before with the keys that its items have now, where a section that they stand within was renamed: the old
 * one is gone, the new one was not there, and at least half of the old items stand there. A heading is no part of an item.
 */
export declare function alignSections(before: Checklist, after: Checklist): Checklist;
/** The names that sections have now, by the ones that they had. */
export declare function sectionNames(before: Checklist, after: Checklist): ReadonlyMap<string, string>;
/** A version whose sections bear other names. */
export declare function withSectionNames(doc: Checklist, names: ReadonlyMap<string, string>): Checklist;
