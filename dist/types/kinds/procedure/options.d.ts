/** What a `files:` entry may say for a procedure graph (docs/kinds/procedure.md). */
export interface ProcedureOptions {
    /** Whether a step that lacks a part of its guide is warned of (`v1`) or refused (`v2`; RD1). */
    readonly strictness: 'v1' | 'v2';
    /** Whose spec must be met to advance: that of the step that is left, or of the one that follows. */
    readonly specOf: 'own' | 'next';
    /** After how many days an active run is expired; 0: never. */
    readonly maxRunDays: number;
}
