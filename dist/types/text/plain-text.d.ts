/**
 * A folded line or paragraph of Markdown as what it says: without emphasis marks, code ticks, escapes and links around
 * texts, with straight quotes, and without what is put behind it as its state changes. No formatter changes it.
 */
export declare function plainText(folded: string): string;
/** Where the links of a text lead, by what they stand around. */
export declare function linkTargets(folded: string): ReadonlyMap<string, string>;
/** What a text says at its end, or in a tag, that means that the work was not done; undefined where it says no such thing. */
export declare function deniedWork(folded: string, tags?: readonly string[]): string | undefined;
