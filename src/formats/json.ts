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
  const { text } = source;
  const shared = earlier && readShared(earlier, text, limits);
  const { value, faults } = shared ? { value: shared.value, faults: [] } : parseCountedJson(text, limits);
  const places = shared?.places ?? jsonPlaces(text);
  const part = jsonSource(source, () => places);
  if (value === undefined || faults.length > 0) return { value, faults, source: part };
  const memory: ReadJson = { text, value, maxDepth: limits.maxDepth, places };
  return { value, faults, source: part, memory };
}

/** A value with how many containers and scalars were read, for limits over several texts. */
export interface CountedJson extends Pick<ParsedText, 'value' | 'faults'> {
  readonly values: number;
}

export function parseCountedJson(text: string, limits: JsonLimits): CountedJson {
  return readTrusted(text, limits) ?? readCarefully(sourceText(text), limits);
}
