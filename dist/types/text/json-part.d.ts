import type { JsonValue } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { PartSource, ReadFault } from '../core/parsed.ts';
/** One part of a document that is JSON. `value` is undefined exactly when there are faults. */
export interface JsonPart {
    readonly value: JsonValue | undefined;
    readonly text: string;
    readonly faults: readonly ReadFault[];
    readonly source: PartSource;
}
/** Decodes and parses one part; a text that has any fault has no value. */
export declare function readJsonPart(part: string, bytes: Uint8Array, limits: Limits): JsonPart;
