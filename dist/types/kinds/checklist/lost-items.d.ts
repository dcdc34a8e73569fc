import type { ChecklistFacts, ItemPair } from './facts.ts';
import type { Item } from './model.ts';
import { type Refusal } from './refusal.ts';
type Known = Pick<ChecklistFacts, 'scope' | 'from' | 'before' | 'after' | 'isOtherPlan' | 'rotation'>;
/** An item that is gone, and where another one took its key, that one: it goes back to the key that it had. */
export declare function lostSubjects(items: readonly Item[], facts: Known): string[];
/**
 * What has to return with subjects that make the old plan of what seemed a new one, where no plan key tells them apart:
 * all that is wrong in it then.
 */
export declare function withOldPlan(subjects: readonly string[], { rotation, before, after }: Known): string[];
/** A field of the contract. A title that is back may tell that the plan is the old one. */
export declare function contractRefused({ before, after }: ItemPair, field: string, facts: Known): Refusal;
export {};
