import { type JsonValue } from './json-value.ts';
import { type ValueEdit } from './value-edit.ts';
/** The value after the edits; undefined where one of them leads nowhere. */
export declare function editedValue(value: JsonValue, edits: readonly ValueEdit[]): JsonValue | undefined;
