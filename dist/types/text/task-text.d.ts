/** A text without what people and agents put around it when its state changes. */
export interface CleanText {
    readonly text: string;
    /** Whether all of it was struck through. */
    readonly isStruck: boolean;
}
/** Folds white space and leaves out comments that end where they begin. */
export declare function foldText(text: string): string;
/**
 * A folded text without signs such as ✅ around it, without a status or a count of progress at its end, and without bold,
 * emphasis or strike-through around the whole of it: these come and go with the state, the text stays.
 */
export declare function cleanText(folded: string): CleanText;
