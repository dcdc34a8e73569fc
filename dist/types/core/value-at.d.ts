import { type JsonValue } from './json-value.ts';
/** The value that a pointer leads to; undefined where it leads nowhere. */
export declare function valueAt(value: JsonValue, pointer: string): JsonValue | undefined;
