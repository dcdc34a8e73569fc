import type { Checklist } from './model.ts';
/**
 * A version under the names that another one gave, since a base, to sections and items: in a merge one side may have
 * renamed what this one worked on. What this version renamed by itself keeps its name.
 */
export declare function followNames(doc: Checklist, base: Checklist, other: Checklist): Checklist;
