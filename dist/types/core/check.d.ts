import type { Context, Need, Scope } from './context.ts';
import type { Finding, Severity } from './finding.ts';
import type { ExplainedStep, StateKind } from './kind.ts';
import { type Rule } from './rule.ts';
export interface RuleSetting {
    /** Absent: the rule's own severities. */
    readonly severity?: Severity | 'off';
    /** Severities of single messages instead of the rule's own; `severity` goes before them. */
    readonly messages?: Readonly<Record<string, Severity>>;
    readonly options?: unknown;
    /** Scopes in which the rule is silent. */
    readonly restsIn?: readonly Scope[];
}
/** How one file is judged: its kind's options, and what the configuration says of single rules. */
export interface Settings<Options = unknown> {
    readonly options: Options;
    readonly rules: ReadonlyMap<string, RuleSetting>;
}
/** A rule that would have applied, had these facts been known. */
export interface NotJudged {
    /** The rule that was silent. */
    readonly ruleId: string;
    /** What it would have had to know. */
    readonly needs: readonly Need[];
}
export interface Judgement {
    readonly findings: readonly Finding[];
    readonly notJudged: readonly NotJudged[];
    readonly step?: ExplainedStep;
    /** What could not be judged for want of configuration. */
    readonly notices?: readonly string[];
}
/**
 * Judges one transition in the scope of its context: the rules of that scope over the two versions, and
 * the snapshot rules over the new one, less what the old one was already guilty of.
 */
export declare function judge<Doc, Facts, Options>(kind: StateKind<Doc, Facts, Options>, before: Doc | null, after: Doc | null, context: Context, settings: Settings<Options>): Judgement;
/** Runs the rules of one scope over given facts. */
export declare function runRules<Facts>(rules: readonly Rule<Facts>[], facts: Facts, context: Context, settings: ReadonlyMap<string, RuleSetting>): {
    readonly findings: readonly Finding[];
    readonly notJudged: readonly NotJudged[];
};
/** Snapshot findings of the new version, without those whose subject is unchanged and had them before. */
export declare function introducedFaults<Doc, Facts, Options>(kind: StateKind<Doc, Facts, Options>, before: Doc | null, after: Doc | null, context: Context, settings: Settings<Options>): Finding[];
/** What makes two findings of one file the same: rule, message id and subject. */
export declare function identity(finding: Pick<Finding, 'ruleId' | 'messageId' | 'subject'>): string;
export declare function distinct(findings: readonly Finding[]): Finding[];
