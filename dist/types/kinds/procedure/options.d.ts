/** What a `files:` entry may say for a procedure graph (docs/kinds/procedure.md). */
export interface ProcedureOptions {
    /** Whether a step that lacks a part of its guide is warned of (`v1`) or refused (`v2`; RD1). */
    readonly strictness: 'v1' | 'v2';
    /** Whose spec must be met to advance: that of the step that is left, or of the one that follows. */
    readonly specOf: 'own' | 'next';
    /** After how many days an active run is expired; 0: never. */
    readonly maxRunDays: number;
}
export declare const defaultProcedureOptions: ProcedureOptions;
export declare const procedureOptionsSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly strictness: {
            readonly description: 'Whether a step that lacks a part of its guide is warned of (v1) or refused (v2).';
            readonly enum: readonly ['v1', 'v2'];
        };
        readonly specOf: {
            readonly description: 'Whose spec must be met to advance: that of the step that is left (own), or of the next.';
            readonly enum: readonly ['own', 'next'];
        };
        readonly maxRunDays: {
            readonly description: 'After how many days an active run is expired; 0 for never.';
            readonly type: 'number';
            readonly minimum: 0;
        };
    };
};
