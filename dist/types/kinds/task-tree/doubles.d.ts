import type { TaskTreeFacts } from './facts.ts';
/**
 * The nodes of an id that have to go for its occurrence of that number to be none: all but the one that stands where the
 * id stood before, or the first.
 */
export declare function doublesFrom({ earlier, after }: TaskTreeFacts, id: string, occurrence: number): string[];
