import { type JsonValue } from './json-value.ts';
import type { StateKind } from './kind.ts';
/**
 * How a field behaves when versions meet (judging.md, Merges): a plain value, the done mark, a counter, a
 * set compared member by member, a value derived from others, or a claim, which is nobody's loss and no part of what the
 * entity is. The form of a file is how it is written, whatever it says.
 */
export type FieldRole = 'value' | 'done' | 'counter' | 'set' | 'derived' | 'claim' | 'form';
export interface Field {
    readonly role: FieldRole;
    readonly value: JsonValue;
}
/**
 * One entity as every kind shows it to the engine: repair, reverts, merges, claims and change digests know
 * nothing else. A node stands without its descendants but with its set of child ids.
 */
export interface Entity {
    /** JSON pointer of the entity, and the part it lies in. */
    readonly pointer: string;
    readonly part: string;
    readonly label?: string;
    readonly fields: {
        readonly [field: string]: Field;
    };
}
/** The value of a subject (an entity, or the field it names); undefined where it is absent. */
export declare function subjectValue<Doc>(kind: StateKind<Doc>, doc: Doc | null, subject: string): JsonValue | undefined;
/** The members of a set, as texts. */
export declare function membersOf(value: JsonValue | undefined): ReadonlySet<string>;
/** Whether two versions hold the same value for a subject. Carries repair, reverts and merges. */
export declare function same<Doc>(kind: StateKind<Doc>, left: Doc | null, right: Doc | null, subject: string): boolean;
/** The entities that are done in a version. */
export declare function doneEntities<Doc>(kind: StateKind<Doc>, doc: Doc | null): Set<string>;
/** Whether a version has an entity, and it is done there. */
export declare function isDoneIn<Doc>(kind: StateKind<Doc>, doc: Doc | null, id: string): boolean;
