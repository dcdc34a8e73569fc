import type { Limits } from '../core/limits.ts';
import { type JsonLimits } from './json.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { type TextPart } from './text-part.ts';
/** One part of a document that is JSON. `value` is undefined exactly when there are faults. */
export type JsonPart = TextPart;
/** Decodes and parses one part; a text that has any fault has no value. */
export declare function readJsonPart(part: string, bytes: Uint8Array, limits: Limits): JsonPart;
/** One JSON value, with its places. */
export declare function parseJsonText(source: SourceText, limits: JsonLimits): ParsedText;
