import { type JsonValue } from './json-value.ts';
/** Equality by value, key order aside. Iterative: depth cannot overflow. */
export declare function jsonEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean;
