import type { TaskTreeFacts } from './facts.ts';
/** Whether nothing of what goes back can change a derived mark; told without putting the tree together. */
export declare function isQuiet(facts: TaskTreeFacts, subjects: readonly string[]): boolean;
