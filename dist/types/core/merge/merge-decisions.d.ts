import type { JsonValue } from '../json-value.ts';
import type { StateKind } from '../kind.ts';
import { type Location } from '../location.ts';
import type { Ancestry, MergeFault } from './merge-faults.ts';
/** What became of one field of an entity, or of an entity. */
export interface MergeChange {
    readonly name: string;
    readonly result: JsonValue | undefined;
    readonly sides: readonly (JsonValue | undefined)[];
}
/** What a merge did wrong to one entity, or by one choice of side: one decision is one finding. */
export interface MergeDecision {
    readonly type: MergeFault['type'];
    readonly subject: string;
    readonly extent: 'value' | 'entity' | 'side';
    readonly changes: readonly MergeChange[];
    readonly at: Location;
    readonly refuses: readonly string[];
    readonly right: readonly unknown[];
}
/** The faults by what was decided: of a merge that is one side's version by that choice, else entity by entity. */
export declare function decisionsOf<Doc>(kind: StateKind<Doc>, ancestry: Ancestry<Doc>, faults: readonly MergeFault<Doc>[], isChoice: boolean): MergeDecision[];
