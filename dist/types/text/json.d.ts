import type { JsonValue } from '../core/json-value.ts';
import { type ReadJson } from './json-reread.ts';
import type { JsonLimits } from './json-scan-state.ts';
import type { SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';
export type { JsonLimits } from './json-scan-state.ts';
/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export declare const defaultJsonLimits: JsonLimits;
/**
 * The value is undefined only when the text could not be read to its end. It holds plain objects; of
 * repeated keys the last one counts; `__proto__` members are left out. Faults are in the order of the text.
 */
export interface ParsedJson {
    readonly value: JsonValue | undefined;
    readonly faults: readonly TextFault[];
    /** What a later text may be read by; absent where something was wrong, or would be lost. */
    readonly memory?: ReadJson;
}
/** The same with how many containers and scalars were read, for limits over several texts. */
interface CountedJson extends ParsedJson {
    readonly values: number;
}
/** Reads strict JSON (RFC 8259). Never throws; never recurses. */
export declare function parseJson(source: SourceText, limits?: JsonLimits, earlier?: ReadJson): ParsedJson;
/** Reads strict JSON and says how much of it there was; what it has in common with an earlier text is shared with that one. */
export declare function parseCountedJson(source: SourceText, limits: JsonLimits, earlier?: ReadJson): CountedJson;
/** The same for every text: says what is wrong with it, and keeps what the engine's own parser would lose. */
export declare function readCarefully(source: SourceText, limits: JsonLimits): CountedJson;
