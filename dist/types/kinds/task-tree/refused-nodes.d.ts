import type { TaskTreeFacts } from './facts.ts';
import { type Refusal } from './refusal.ts';
/** A child that a node gained goes, or back to where it stood. */
export declare function gainedSubject({ before }: TaskTreeFacts, id: string): string;
/**
 * Nodes go back, with fields and places, and with them the derived marks that would be wrong then: what they have to be
 * is seen by putting the tree together.
 */
export declare function settled(facts: TaskTreeFacts, subjects: readonly string[]): Refusal;
