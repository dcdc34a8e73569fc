import type { JsonValue } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { PartSource, ReadFault } from '../core/parsed.ts';
import type { ParseText } from './parsed-text.ts';
import type { TextFaultId } from './text-fault.ts';
/** One part of a document as a plain value. `value` is undefined exactly when a fault keeps it from being read. */
export interface TextPart {
    readonly value: JsonValue | undefined;
    readonly text: string;
    readonly faults: readonly ReadFault[];
    readonly source: PartSource;
}
/** Decodes and parses one part; only faults among `tolerated` leave it its value. */
export declare function readTextPart(part: string, bytes: Uint8Array, limits: Limits, parse: ParseText, tolerated?: readonly TextFaultId[]): TextPart;
