import type { Need, Scope } from '../engine/contract/context.ts';
import { type Severity } from '../engine/contract/finding.ts';
import { type Enforcement, type Priority } from '../engine/contract/law.ts';
import type { JsonSchema } from '../engine/contract/rule.ts';
import type { KindId, RuleId } from './names.generated.ts';
/** One rule as the catalogue shows it; plain and JSON-safe. */
export interface RuleInfo {
    /** `<kind>/<rule>`. */
    readonly id: RuleId;
    /** What holds where it is kept. */
    readonly title: string;
    /** Why it exists. */
    readonly why: string;
    /** What to do about a finding of it. */
    readonly fix: string;
    /** Where the configuration says nothing. */
    readonly severity: Severity | 'off';
    /** Of single messages, by message id, where they differ. */
    readonly messageSeverities: Readonly<Record<string, Severity>>;
    /** By message id, with placeholders such as `{id}`. */
    readonly messages: Readonly<Record<string, string>>;
    /** What it judges: one version, one step, a merge, a whole range. */
    readonly scopes: readonly Scope[];
    /** Facts it needs; of an inner list, one is enough. */
    readonly needs: readonly (Need | readonly Need[])[];
    /** Rules whose findings about the same thing are echoes of its own. */
    readonly supersedes: readonly RuleId[];
    /** Ids of the laws that it judges: see `laws()`. */
    readonly laws: readonly string[];
    /** Its options in the configuration: a JSON Schema, and what holds without them. */
    readonly options?: {
        readonly schema: JsonSchema;
        readonly defaults: unknown;
    };
    /** Cannot be switched off or weakened. */
    readonly fixed: boolean;
    /** Whether a waiver may excuse a finding of it. */
    readonly waivable: boolean;
    /** Whether it is about bytes, so that formatting counts. */
    readonly bytes: boolean;
    /** The first version that had it. */
    readonly since: string;
}
/** One law of the document that a kind follows, under the number or name it has there; plain and JSON-safe. */
export interface LawInfo {
    /** The kind whose document has it. */
    readonly kind: KindId;
    /** Its number, code or name: `38`, `V3`, `E_INVALID_TRANSITION`, `Attempt Saturation`. */
    readonly id: string;
    /** As the document has it. */
    readonly title: string;
    /** Where the document wants it enforced. */
    readonly enforcement?: Enforcement;
    /** What is lost where it is broken. */
    readonly priority?: Priority;
    /** What it demands, where no rule says it. */
    readonly says?: string;
    /** Where it holds otherwise here unless told, and how to have it as the document says. */
    readonly differs?: string;
    /** Ids of the rules that judge it. */
    readonly rules: readonly RuleId[];
    /** What else enforces it. */
    readonly besides: readonly string[];
    /** Further words by which it is found. */
    readonly names: readonly string[];
}
/** One kind as the catalogue shows it. */
export interface KindInfo {
    /** As `files:` entries and `checkTransition` name it. */
    readonly id: KindId;
    /** For people. */
    readonly title: string;
    /** Globs under which files are governed without configuration. */
    readonly files: readonly string[];
    /** A JSON Schema of what the configuration takes for its files. */
    readonly options: JsonSchema;
    /** Ids of its rules. */
    readonly rules: readonly RuleId[];
}
/** Every rule, sorted by kind and id: those about the configuration and about files first. */
export declare function rules(): RuleInfo[];
/** Every law, by kind and in the order of its document. */
export declare function laws(): LawInfo[];
/** Every kind. */
export declare function kinds(): KindInfo[];
