import { type FieldRole } from '../entity.ts';
import type { JsonValue } from '../json-value.ts';
/** One value in the versions that a merge brings together; `sides` are the parents that have the entity. */
export interface Cell {
    readonly result: JsonValue | undefined;
    readonly base: JsonValue | undefined;
    readonly sides: readonly (JsonValue | undefined)[];
    /** Whether the base lacks the entity: then each side made its own, with what it lacks. */
    readonly isNew: boolean;
}
/**
 * What is wrong about a value, and which sides hold a right one, by number. `lost`: a
 * side's change since the base is gone. `other`: a value that no version has.
 */
export interface CellFault {
    readonly type: 'lost' | 'other';
    readonly right: readonly number[];
    /** Of a set: the member that is missing or too much. */
    readonly member?: string;
}
/** The law of one field (judging.md, Merges). Members that are judged elsewhere are left out of sets. */
export declare function judgeField(role: FieldRole, cell: Cell, elsewhere: ReadonlySet<string>): CellFault[];
