import { readChanged } from './json-changed.ts';
import { jsonSource } from './json-places.ts';
import { readCarefully } from './json-scan.ts';
import { readTrusted } from './json-trusted.ts';
import { defaultLimits, type JsonLimits } from './limits.ts';
import type { ParsedText, ReadText } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';

/**
 * Reads strict JSON (RFC 8259). Never throws. The value is undefined only when the text could not be read to its end. It holds plain
 * objects; of repeated keys the last one counts; `__proto__` members are left out.
 */
export function parseJson(
  source: SourceText,
  limits: JsonLimits = defaultLimits,
  earlier?: ReadText,
): ParsedText {
  const value = earlier && readChanged(earlier, source.text, limits);
  const read = value === undefined ? parseCountedJson(source.text, limits) : { value, faults: [] };
  return { value: read.value, faults: read.faults, source: jsonSource(source) };
}

/** A value with how many containers and scalars were read, for limits over several texts. */
export function parseCountedJson(text: string, limits: JsonLimits) {
  return readTrusted(text, limits) ?? readCarefully(sourceText(text), limits);
}
