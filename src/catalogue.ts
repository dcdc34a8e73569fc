import { detectedFilesOf } from './config/usual-files.ts';
import type { Need, Scope } from './core/context.ts';
import { fileRules } from './core/file-rules/index.ts';
import { policyRules } from './core/file-rules/policy-rules.ts';
import { isWaivable, type Severity } from './core/finding.ts';
import { type Enforcement, lawsOfRule, type Priority } from './core/law.ts';
import { mergeRules } from './core/merge-rules.ts';
import type { JsonSchema, Messages, RuleDescription, RuleOptions } from './core/rule.ts';
import { kinds as registry } from './kinds/index.ts';

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
  readonly options?: { readonly schema: JsonSchema; readonly defaults: unknown };
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
export function rules(): RuleInfo[] {
  return [
    ...policyRules.map(asInfo),
    ...fileRules.map(asInfo),
    ...registry.flatMap((kind) => kindRules(kind.id)),
  ];
}

/** Every law, by kind and in the order of its document. */
export function laws(): LawInfo[] {
  return registry.flatMap(({ id: kind, laws: own = [] }) =>
    own.map(({ rules: judged, besides = [], names = [], ...law }) => ({
      kind,
      ...law,
      rules: judged.map((rule) => `${kind}/${rule}`),
      besides,
      names,
    })),
  );
}

/** Every kind. */
export function kinds(): KindInfo[] {
  return registry.map((kind) => ({
    id: kind.id,
    title: kind.title,
    files: detectedFilesOf(kind).flatMap(({ globs }) => globs),
    options: kind.options,
    rules: kindRules(kind.id).map((rule) => rule.id),
  }));
}

function kindRules(kindId: string): RuleInfo[] {
  const { rules: own = [], fileRules: aboutFiles = [] } = registry.find(({ id }) => id === kindId) ?? {};
  return [...own.map(asInfo), ...aboutFiles.map(asInfo), ...mergeRules(kindId).map(asInfo)].sort(
    (left, right) => (left.id < right.id ? -1 : 1),
  );
}

function asInfo(rule: RuleDescription<Messages> & { readonly options?: RuleOptions<unknown> }): RuleInfo {
  const { id, title, why, fix, severity, messages, scopes, since } = rule;
  return {
    id,
    title,
    why,
    fix,
    severity,
    messageSeverities: definedOnly(rule.messageSeverities ?? {}),
    messages,
    scopes,
    needs: rule.needs ?? [],
    supersedes: rule.supersedes ?? [],
    laws: registry.flatMap((kind) => lawsOfRule(kind, id)),
    ...(rule.options === undefined ? {} : { options: rule.options }),
    fixed: rule.fixed === true,
    waivable: isWaivable(rule.id),
    bytes: rule.bytes === true,
    since,
  };
}

function definedOnly(severities: Readonly<Record<string, Severity | undefined>>): Record<string, Severity> {
  return Object.fromEntries(
    Object.entries(severities).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  );
}
