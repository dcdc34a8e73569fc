import type { Need, Scope } from './core/context.ts';
import { type Severity } from './core/finding.ts';
import { type Enforcement, type Priority } from './core/law.ts';
import type { JsonSchema } from './core/rule.ts';
/** One rule as the catalogue shows it; plain and JSON-safe. */
export interface RuleInfo {
    readonly id: string;
    readonly title: string;
    readonly why: string;
    readonly fix: string;
    readonly severity: Severity | 'off';
    readonly messageSeverities: Readonly<Record<string, Severity>>;
    readonly messages: Readonly<Record<string, string>>;
    readonly scopes: readonly Scope[];
    /** Facts it needs; of an inner list, one is enough. */
    readonly needs: readonly (Need | readonly Need[])[];
    readonly supersedes: readonly string[];
    /** Ids of the laws that it judges: see `laws()`. */
    readonly laws: readonly string[];
    readonly options?: {
        readonly schema: JsonSchema;
        readonly defaults: unknown;
    };
    /** Cannot be switched off or weakened. */
    readonly fixed: boolean;
    readonly waivable: boolean;
    readonly bytes: boolean;
    readonly since: string;
}
/** One law of the document that a kind follows, under the number or name it has there; plain and JSON-safe. */
export interface LawInfo {
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly enforcement?: Enforcement;
    readonly priority?: Priority;
    /** What it demands, where no rule says it. */
    readonly says?: string;
    /** Ids of the rules that judge it. */
    readonly rules: readonly string[];
    /** What else enforces it. */
    readonly besides: readonly string[];
    /** Further words by which it is found. */
    readonly names: readonly string[];
}
/** One kind as the catalogue shows it. */
export interface KindInfo {
    readonly id: string;
    readonly title: string;
    /** Globs under which files are governed without configuration. */
    readonly files: readonly string[];
    readonly options: JsonSchema;
    readonly rules: readonly string[];
}
/** Every rule, sorted by kind and id: those about the configuration and about files first. */
export declare function rules(): RuleInfo[];
/** Every law, by kind and in the order of its document. */
export declare function laws(): LawInfo[];
/** Every kind. */
export declare function kinds(): KindInfo[];
