import { type Span } from '../core/location.ts';
/**
 * Where pointers lead, by a function that knows the places of some values: a pointer that it does not know gets the place
 * of its nearest ancestor, at last the start of the text.
 */
export declare function locateNearest(pointers: readonly string[], placeOf: (tokens: readonly string[]) => Span | undefined): ReadonlyMap<string, Span>;
/** The place of a text of which nothing is known. */
export declare const textStart: Span;
/** A list's index, as a pointer spells it; -1 where it is none. */
export declare function indexIn(token: string | undefined): number;
