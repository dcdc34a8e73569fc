import type { NotJudged } from './check.ts';
import type { ReportedFinding } from './finding.ts';
import type { ExplainedStep } from './kind.ts';
import type { AffectedView } from './view.ts';
export type Verdict = 'pass' | 'fail' | 'cannot-judge';
/** Why the gate could not judge at all: never a pass, never the agent's fault. */
export interface Obstacle {
    readonly code: string;
    readonly message: string;
    readonly fix: string;
}
/** One judged transition of one file. */
export interface ReportedTransition {
    readonly file: string;
    readonly kind: string;
    readonly commit?: string;
    readonly step?: ExplainedStep;
}
/**
 * The result of a check, versioned by `schemas/report`. `claimed` counts the items that turned done, and
 * `verified` those of them that a guard handed to the gate has verified (docs/judging.md, Claims and proof).
 */
export interface Report {
    readonly version: 2;
    readonly verdict: Verdict;
    readonly errors: number;
    readonly warnings: number;
    readonly notes: number;
    readonly claimed: number;
    readonly verified: number;
    readonly guard?: 'success' | 'failure' | 'skipped';
    readonly step?: ExplainedStep;
    readonly files: readonly string[];
    readonly transitions: readonly ReportedTransition[];
    readonly findings: readonly ReportedFinding[];
    readonly notJudged: readonly NotJudged[];
    readonly obstacles: readonly Obstacle[];
    /** What else has to be said of the judging itself, in plain sentences. */
    readonly notices: readonly string[];
    /** For pictures: where in the files the errors and warnings are; absent where they are nowhere. */
    readonly views?: readonly AffectedView[];
}
export interface ReportInput {
    readonly findings: readonly ReportedFinding[];
    readonly notJudged?: readonly NotJudged[];
    readonly obstacles?: readonly Obstacle[];
    readonly transitions?: readonly ReportedTransition[];
    readonly claimed?: number;
    readonly verified?: number;
    readonly guard?: 'success' | 'failure' | 'skipped' | undefined;
    readonly step?: ExplainedStep | undefined;
    readonly notices?: readonly string[];
    readonly views?: readonly AffectedView[];
}
/** Orders, counts and judges. Findings of one file and fingerprint are one finding with all their commits. */
export declare function buildReport(input: ReportInput): Report;
/** Total order: file, line, column, rule, subject, then whatever is left to tell findings apart. */
export declare function compareFindings(left: ReportedFinding, right: ReportedFinding): number;
