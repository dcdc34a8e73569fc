import type { Context } from '../../core/context.ts';
import type { ChecklistFacts } from './facts.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
/** Computes once what the rules judge many times. The only place that decides which items are the same. */
export declare function compareChecklists(before: Checklist | null, after: Checklist | null, context: Context, options: ChecklistOptions): ChecklistFacts;
