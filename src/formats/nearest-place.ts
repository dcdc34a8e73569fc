import type { Span } from './location.ts';
import type { ParsedText, PartSource, TextFault } from './parsed.ts';
import type { SourceText } from './source.ts';

/**
 * A text of which a function knows the places of some values: a pointer that it does not know gets the place of its nearest
 * ancestor, at last the start of the text.
 */
export function placedText(
  { lineText }: Pick<PartSource, 'lineText'>,
  placeOf: (pointer: string) => Span | undefined,
): PartSource {
  const locate = (pointer: string): Span => {
    for (let at = pointer.startsWith('/') ? pointer : ''; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = placeOf(at);
      if (place !== undefined) return place;
    }
    return placeOf('') ?? textStart;
  };
  return { lineText, locate };
}

/** A text that could not be read. */
export function unreadText(source: SourceText, faults: readonly TextFault[]): ParsedText {
  return { value: undefined, faults, source: placedText(source, () => undefined) };
}

/** The place of a text of which nothing is known. */
export const textStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Places within a line count from 0. */
export function spanIn(line: number, from: number, to: number): Span {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}
