import type { Need } from './context.ts';
/** A rule that would have applied, had these facts been known. */
export interface NotJudged {
    /** The rule that was silent. */
    readonly ruleId: string;
    /** What it would have had to know. */
    readonly needs: readonly Need[];
}
