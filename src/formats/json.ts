import { readCarefully } from './json-careful.ts';
import { jsonSource } from './json-locate.ts';
import { type ReadJson, readReplaced } from './json-replaced.ts';
import type { JsonLimits } from './json-scanner.ts';
import { deepestShared, sharing } from './json-sharing.ts';
import { readTrusted } from './json-trusted.ts';
import { defaultLimits } from './limits.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText } from './source.ts';

export type { ReadJson } from './json-replaced.ts';
export type { JsonLimits } from './json-scanner.ts';

/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export function asReadJson(memory: unknown): ReadJson | undefined {
  return typeof memory === 'object' && memory !== null && 'levels' in memory
    ? (memory as ReadJson)
    : undefined;
}

/**
 * Reads strict JSON (RFC 8259). Never throws. The value is undefined only when the text could not be read to its end. It holds plain
 * objects; of repeated keys the last one counts; `__proto__` members are left out. What it says as an earlier text did is shared
 * with that one.
 */
export function parseJson(
  source: SourceText,
  limits: JsonLimits = defaultLimits,
  earlier?: ReadJson,
): ParsedText {
  const { text } = source;
  const changed = earlier === undefined ? undefined : readReplaced(earlier, text, limits);
  const read = changed ?? readTrusted(text, limits);
  if (read === undefined) {
    const { value, faults } = readCarefully(source, limits);
    return { value, faults, source: jsonSource(source, faults.length === 0) };
  }
  const { faults, levels } = read;
  const value =
    changed === undefined && levels <= deepestShared
      ? sharing(earlier?.value, read.value, text.length)
      : read.value;
  const memory = levels > deepestShared ? {} : { memory: { ...read, value, text } };
  return { value, faults, source: jsonSource(source, true), ...memory };
}

/** A value with how many containers and scalars were read, for limits over several texts. */
export interface CountedJson extends Pick<ParsedText, 'value' | 'faults'> {
  readonly values: number;
}

export function parseCountedJson(text: string, limits: JsonLimits): CountedJson {
  return readTrusted(text, limits) ?? readCarefully(sourceText(text), limits);
}
