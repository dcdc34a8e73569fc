import type { NotJudged } from './check.ts';
import type { ReportedFinding } from './finding.ts';
import type { ExplainedStep } from './kind.ts';
import type { AffectedView } from './view.ts';
export type Verdict = 'pass' | 'fail' | 'cannot-judge';
/** Why the gate could not judge at all: never a pass, never the agent's fault. */
export interface Obstacle {
    /** Stable, for programs. */
    readonly code: string;
    /** What is in the way. */
    readonly message: string;
    /** What to do about it. */
    readonly fix: string;
}
/** One judged transition of one file. */
export interface ReportedTransition {
    /** Path in the repository. */
    readonly file: string;
    /** The kind of the file. */
    readonly kind: string;
    /** The commit that brought it; absent outside of history. */
    readonly commit?: string;
    /** The step behind it, where the kind has steps. */
    readonly step?: ExplainedStep;
}
/**
 * The result of a check, versioned by `schemas/report`. `claimed` counts the items that turned done, and
 * `verified` those of them that a guard handed to the gate has verified (docs/judging.md, 4, Claims).
 */
export interface Report {
    /** Of the form of this report. */
    readonly version: 2;
    /** `cannot-judge` is never a pass. */
    readonly verdict: Verdict;
    /** How many findings are errors. */
    readonly errors: number;
    /** How many are warnings. */
    readonly warnings: number;
    /** How many are notes. */
    readonly notes: number;
    /** Items that turned done. */
    readonly claimed: number;
    /** Those of them that a guard handed to the gate speaks for. */
    readonly verified: number;
    /** What that guard said. */
    readonly guard?: 'success' | 'failure' | 'skipped';
    /** The step behind the transition, where there is one alone. */
    readonly step?: ExplainedStep;
    /** Paths of the files that were judged, sorted. */
    readonly files: readonly string[];
    /** What was judged, in order. */
    readonly transitions: readonly ReportedTransition[];
    /** Sorted by file, line, column and rule. */
    readonly findings: readonly ReportedFinding[];
    /** Rules that were silent for want of something, and what. */
    readonly notJudged: readonly NotJudged[];
    /** Why nothing could be judged; empty where it was. */
    readonly obstacles: readonly Obstacle[];
    /** What else has to be said of the judging itself, in plain sentences. */
    readonly notices: readonly string[];
    /** For pictures: where in the files the errors and warnings are; absent where they are nowhere. */
    readonly views?: readonly AffectedView[];
}
