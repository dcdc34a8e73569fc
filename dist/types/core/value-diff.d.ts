import { type JsonValue } from './json-value.ts';
import type { ValueEdit } from './value-edit.ts';
/** How the members of lists are told apart. */
export type NameOf = (value: JsonValue, index: number) => string;
/** The fewest edits, member by member, that make one value of another. Iterative: depth cannot overflow. */
export declare function valueEdits(before: JsonValue, after: JsonValue, pointer?: string, nameOf?: NameOf): ValueEdit[];
