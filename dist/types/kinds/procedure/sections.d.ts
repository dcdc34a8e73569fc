/** One section of a guide: the word that makes it one, in small letters, and what stands under it. */
export interface Section {
    readonly title: string;
    readonly body: string;
}
/**
 * The sections What, Why, How and Validation of a guide. A heading is `## What …`, a bold line `**What**`, or a label
 * `What: …`; it ends at the next of them, or at a heading with `#` that does not stand below it. Fenced code holds none.
 */
export declare function sectionsOf(text: string): Section[];
