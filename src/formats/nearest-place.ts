import { pointerTokens, type Span } from './location.ts';

/**
 * Where pointers lead, by a function that knows the places of some values: a pointer that it does not know gets the place
 * of its nearest ancestor, at last the start of the text.
 */
export function locateNearest(
  pointers: readonly string[],
  placeOf: (tokens: readonly string[]) => Span | undefined,
): ReadonlyMap<string, Span> {
  return new Map(pointers.map((pointer) => [pointer, nearest(pointer, placeOf)]));
}

function nearest(pointer: string, placeOf: (tokens: readonly string[]) => Span | undefined): Span {
  const tokens = pointer.startsWith('/') ? pointerTokens(pointer) : [];
  for (let length = tokens.length; length >= 0; length -= 1) {
    const place = placeOf(tokens.slice(0, length));
    if (place !== undefined) return place;
  }
  return textStart;
}

/** The place of a text of which nothing is known. */
export const textStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A list's index, as a pointer spells it; -1 where it is none. */
export function indexIn(token: string | undefined): number {
  return token !== undefined && /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : -1;
}
