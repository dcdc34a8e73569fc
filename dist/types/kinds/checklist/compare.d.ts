import type { Context } from '../../core/context.ts';
import type { ChecklistFacts } from './facts.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
/** Computes once what the rules judge many times. The only place that decides which items are the same. */
export declare function compareChecklists(before: Checklist | null, after: Checklist | null, context: Context, options: ChecklistOptions): ChecklistFacts;
/** Old keys to new ones, of the items that compare takes for the same. A new plan has items of its own. */
export declare function renamedItems(written: Checklist, after: Checklist): ReadonlyMap<string, string>;
/** Whether another plan takes the place of the one before. */
export declare function rotates(written: Checklist, after: Checklist): boolean;
