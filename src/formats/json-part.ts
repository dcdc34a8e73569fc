import { type JsonLimits, parseJson } from './json.ts';
import { locateJson } from './json-locate.ts';
import type { ReadJson } from './json-reread.ts';
import type { Limits } from './limits.ts';
import type { PartSource } from './parsed.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { readTextPart, type TextPart } from './text-part.ts';

/** One part of a document that is JSON. `value` is undefined exactly when there are faults. */
export type JsonPart = TextPart;

/** Decodes and parses one part; a text that has any fault has no value. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits, earlier?: ReadJson): JsonPart {
  return readTextPart(part, bytes, limits, (source, own) => parseJsonText(source, own, earlier));
}

/** One JSON value, with its places. */
export function parseJsonText(source: SourceText, limits: JsonLimits, earlier?: ReadJson): ParsedText {
  const { value, faults, memory } = parseJson(source, limits, earlier);
  return {
    value,
    faults,
    source: jsonSource(source, faults.length === 0),
    ...(memory === undefined ? {} : { memory }),
  };
}

export function jsonSource(source: SourceText, isSound = false): PartSource {
  return {
    locate: (pointers) =>
      new Map([...locateJson(source, pointers, isSound)].map(([pointer, place]) => [pointer, place.value])),
    lineText: (line) => source.lineText(line),
  };
}
