import type { Problem } from '../../core/finding.ts';
import type { Reading, TaskTreeFacts } from './facts.ts';
/** A finding about a step counts if every reading of the transition has it (formats.md §1, source 5). */
export declare function inEveryReading(facts: TaskTreeFacts, check: (reading: Reading) => Iterable<Problem>): Problem[];
