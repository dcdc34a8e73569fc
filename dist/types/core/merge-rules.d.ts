import type { MergeFault } from './merge.ts';
import { type Rule } from './rule.ts';
/** A merge fault with the place in the result where it shows. */
export interface PlacedMergeFault extends MergeFault {
    readonly part: string;
    readonly pointer: string;
}
/** The two rules every kind has about merge commits. */
export declare function mergeRules(kindId: string): readonly Rule<readonly PlacedMergeFault[]>[];
