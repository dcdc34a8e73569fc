import { jsonPlaces } from './json-places.ts';
import type { Span } from './location.ts';
import type { PartSource } from './parsed.ts';
import { type SourceText, spanAt } from './source.ts';

/**
 * The places of the values that `pointers` (RFC 6901) name, from one scan of the text. A pointer that leads
 * nowhere gets the place of its nearest ancestor that exists; of repeated keys the last one counts. In a
 * broken text a value that never ends reaches to where the scan stopped.
 */
export function locateJson(
  source: SourceText,
  pointers: readonly string[],
  isFaultless = false,
): ReadonlyMap<string, Span> {
  const { placeOf, end } = jsonPlaces(source.text, pointers, { isFaultless });
  return new Map(
    pointers.map((pointer) => {
      const { from = 0, to = 0 } = placeOf(pointer).place ?? {};
      return [pointer, spanAt(source, from, to < 0 ? end : to)];
    }),
  );
}

export function jsonSource(source: SourceText, isFaultless = false): PartSource {
  return {
    locate: (pointers) => locateJson(source, pointers, isFaultless),
    lineText: (line) => source.lineText(line),
  };
}
