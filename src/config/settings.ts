import type { RuleSetting, Settings } from '../core/check.ts';
import { fileRules } from '../core/file-rules/index.ts';
import type { Severity } from '../core/finding.ts';
import type { StateKind } from '../core/kind.ts';
import { mergeRules } from '../core/merge-rules.ts';

/** What a configuration may say of one rule: a severity, or a severity and its options. */
export type RuleChoice = Severity | 'off' | readonly [Severity | 'off', unknown];

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly errors: readonly string[] };

const severities: readonly unknown[] = ['error', 'warning', 'note', 'off'];

/** Checks the options of a kind and the choices for its rules; every error, sorted. */
export function resolveSettings(kind: StateKind, options: object = {}): SettingsResult {
  const { rules = {}, ...own } = options as { readonly rules?: unknown };
  const checked = kind.checkOptions(own);
  const errors: string[] = checked.ok ? [] : [...checked.errors];
  const settings = checked.ok ? impliedSettings(kind, checked.options) : new Map<string, RuleSetting>();
  for (const [ruleId, choice] of Object.entries(isRecord(rules) ? rules : {})) {
    const read = readChoice(kind, ruleId, choice);
    if (Array.isArray(read)) errors.push(...read);
    else settings.set(ruleId, read);
  }
  if (!isRecord(rules)) errors.push('rules must be a mapping from rule ids to severities');
  if (!checked.ok || errors.length > 0) return { ok: false, errors: errors.sort() };
  return { ok: true, settings: { options: checked.options, rules: settings } };
}

/** How a kind's files are judged where nothing is configured. */
export function defaultSettings(kind: StateKind): Settings {
  return { options: kind.defaults, rules: impliedSettings(kind, kind.defaults) };
}

function impliedSettings(kind: StateKind, options: unknown): Map<string, RuleSetting> {
  const implied = Object.entries(kind.impliedSeverities?.(options) ?? {});
  return new Map(implied.map(([ruleId, severity]) => [ruleId, { severity }]));
}

function readChoice(kind: StateKind, ruleId: string, choice: unknown): RuleSetting | string[] {
  const rule = [...fileRules, ...mergeRules(kind.id), ...kind.rules].find((each) => each.id === ruleId);
  if (rule === undefined) return [`${ruleId} is not a rule of ${kind.id}`];
  const [severity, options, ...rest]: readonly unknown[] = Array.isArray(choice) ? choice : [choice];
  if (!severities.includes(severity) || rest.length > 0) {
    return [`${ruleId} must be error, warning, note or off, or [severity, options]`];
  }
  if (rule.fixed) return [`${ruleId} cannot be switched off or weakened`];
  if (options === undefined) return { severity: severity as Severity };
  const errors = kind.checkRuleOptions(ruleId, options);
  if (errors.length > 0) return errors.map((error) => `${ruleId}: ${error}`);
  return {
    severity: severity as Severity,
    options: { ...(rule.options?.defaults as object), ...(options as object) },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
