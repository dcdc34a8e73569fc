import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
/** A text with each run of white space as one blank, and none around it. */
export declare function foldText(text: string): string;
/** A value with white space folded in its texts. Iterative: depth cannot overflow. */
export declare function foldValue(value: JsonValue): JsonValue;
/** The members of an object with white space folded in them, remembered with the object: nobody may change it afterwards. */
export declare function foldedMembers(object: JsonObject): ReadonlyMap<string, JsonValue>;
/** Equality of values, key order and white space inside texts aside. */
export declare function foldedEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean;
/** Text that is the same for values that are equal when folded. */
export declare function foldedText(value: JsonValue | undefined): string;
