import type { JsonObject, JsonValue } from '../core/json-value.ts';
/** Judges one value by one schema; how deep, and how much of it is left to be done, is counted. */
export interface SchemaRun {
    readonly root: JsonObject;
    left: number;
    /** What is wrong about a value; undefined where nothing is. */
    judge(schema: JsonValue, value: JsonValue, pointer: string, depth: number): string | undefined;
}
/** Compiled once; undefined where it cannot be, or could take exponential time. */
export declare function patternOf(pattern: JsonValue): RegExp | undefined;
