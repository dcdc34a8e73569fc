import type { JsonValue } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { PartSource, ReadFault } from '../core/parsed.ts';
import type { ParseText } from './parsed-text.ts';
import type { TextFaultId } from './text-fault.ts';
/** One part of a document as a plain value. `value` is undefined exactly when there are faults. */
export interface TextPart {
    readonly value: JsonValue | undefined;
    readonly text: string;
    readonly faults: readonly ReadFault[];
    /** Faults of a kind that the caller tolerates, such as repeated keys that it judges itself. */
    readonly tolerated: readonly ReadFault[];
    readonly source: PartSource;
}
/** Decodes and parses one part; a text that has any fault but those that are tolerated has no value. */
export declare function readTextPart(part: string, bytes: Uint8Array, limits: Limits, parse: ParseText, tolerated?: readonly TextFaultId[]): TextPart;
