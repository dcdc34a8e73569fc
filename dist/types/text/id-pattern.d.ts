/** What a text begins with: an identifier by one of the patterns, and what follows it. */
export interface LeadingId {
    readonly id: string;
    readonly rest: string;
}
/**
 * A matcher for identifiers at the beginning of a text. Patterns are plain text with placeholders, since expressions that
 * users write could take exponential time. The first that matches counts, and bold or code around it is no part of it.
 */
export declare function leadingId(patterns: readonly string[]): (text: string) => LeadingId | undefined;
/** The phrases that stand anywhere in a text, in its order, and the text without them. */
export interface FoundPhrases {
    readonly found: readonly string[];
    readonly rest: string;
}
/** A matcher for phrases by the same patterns; of several that begin at one place the first pattern counts. */
export declare function phraseFinder(patterns: readonly string[]): (text: string) => FoundPhrases;
