import { jsonPlaces, jsonSource } from './json-places.ts';
import { readCarefully } from './json-scan.ts';
import { type ReadJson, readShared } from './json-sharing.ts';
import { readTrusted } from './json-trusted.ts';
import { defaultLimits, type JsonLimits } from './limits.ts';
import type { ParsedText } from './parsed.ts';
import { remembered } from './remembered.ts';
import { type SourceText, sourceText } from './source.ts';

/**
 * Reads strict JSON (RFC 8259). Never throws. The value is undefined only when the text could not be read to its end. It holds plain
 * objects; of repeated keys the last one counts; `__proto__` members are left out. What it says as the text did that is remembered is
 * shared with that one.
 */
export function parseJson(
  source: SourceText,
  limits: JsonLimits = defaultLimits,
  remember?: unknown,
): ParsedText {
  const earlier = remembered<ReadJson>(remember, 'places');
  const memory = (earlier && readShared(earlier, source.text, limits)) ?? readAlone(source.text, limits);
  if (memory !== undefined)
    return { value: memory.value, faults: [], source: jsonSource(source, () => memory.places), memory };
  const { value, faults } = readCarefully(source, limits);
  return { value, faults, source: jsonSource(source) };
}

function readAlone(text: string, limits: JsonLimits): ReadJson | undefined {
  const read = readTrusted(text, limits);
  return read && { text, value: read.value, maxDepth: limits.maxDepth, places: jsonPlaces(text) };
}

/** A value with how many containers and scalars were read, for limits over several texts. */
export interface CountedJson extends Pick<ParsedText, 'value' | 'faults'> {
  readonly values: number;
}

export function parseCountedJson(text: string, limits: JsonLimits): CountedJson {
  return readTrusted(text, limits) ?? readCarefully(sourceText(text), limits);
}
