import type { ChecklistFacts } from './facts.ts';
import type { Checklist, Item } from './model.ts';
import { type Introduced } from './relations.ts';
/**
 * What has to return for a finding to go (judging.md, The account, rule 1): with a done mark the marks that cannot stand
 * without it, or nobody could follow the way back.
 */
export interface Refusal {
    readonly refuses: readonly string[];
    readonly demanded?: Checklist;
}
type Known = Pick<ChecklistFacts, 'scope' | 'from' | 'after' | 'isOtherPlan'>;
/** Subjects that return to where they were. Of another plan that is what is known of it, not the plan before. */
export declare function refusalOf(subjects: Iterable<string>, { isOtherPlan, from }: Known): Refusal;
/** The done marks of items, and of what is done above them or depends on them. */
export declare function marksRefused(items: readonly Item[], facts: Known): Refusal;
/** Where a field says that an item is done, the other marks that go with it. */
export declare function marksWith(item: Item, field: string, facts: Known): string[];
/** A parent follows from its children: where it was done already, it has to be opened. */
export declare function parentRefused({ item }: Introduced, facts: Known): Refusal;
/** What is done is early by its mark, by what it depends on now, or by what is open again. */
export declare function blockedRefused({ item, fresh }: Introduced, facts: Known): Refusal;
/** The marks of an item that is done again, and of what it depends on: an item is not done before that. */
export declare function backSubjects(item: Item, facts: Known): string[];
/** Parents that follow from their children, and were opened by this one alone. */
export declare function openedAbove(item: Item, { from, after }: Known): string[];
export {};
