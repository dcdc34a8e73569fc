import type { RuleSetting, Settings } from '../engine/contract/check.ts';
import type { Severity } from '../engine/contract/finding.ts';
import type { OptionFault, StateKind } from '../engine/contract/kind.ts';
import type { RuleOptions } from '../engine/contract/rule.ts';
import { fileRules } from '../engine/file-rules/index.ts';
import { policyRules } from '../engine/file-rules/policy-rules.ts';
import { appendToken, pointerTokens } from '../formats/location.ts';
import { compareCodePoints } from '../formats/order.ts';

/** What a configuration may say of one rule: a severity, or a severity and its options. */
export type RuleChoice = Severity | 'off' | readonly [Severity | 'off', unknown];

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly OptionFault[] };

/** Rules that are there whatever the kind. */
const sharedRules: readonly {
  readonly id: string;
  readonly fixed?: true;
  readonly options?: RuleOptions<unknown>;
}[] = [...fileRules, ...policyRules];

const severities: readonly unknown[] = ['error', 'warning', 'note', 'off'];

/** Checks the options of a kind and the choices for its rules; every fault, sorted. */
export function resolveSettings(kind: StateKind, options: object = {}): SettingsResult {
  const { rules = {}, ...own } = options as { readonly rules?: unknown };
  const checked = kind.options.check(own);
  const chosen = isRecord(rules) ? readRules(kind, rules) : { faults: [rulesAreNoMapping], settings: [] };
  const faults = [...(checked.ok ? [] : checked.faults), ...chosen.faults];
  if (!checked.ok || faults.length > 0) return { ok: false, faults: faults.sort(byPointer) };
  const settings = new Map([...impliedSettings(kind, checked.options), ...chosen.settings]);
  return { ok: true, settings: { options: checked.options, rules: settings } };
}

const rulesAreNoMapping: OptionFault = {
  pointer: '/rules',
  message: 'must be a mapping from rule ids to severities',
};

function readRules(kind: StateKind, rules: Readonly<Record<string, unknown>>) {
  const faults: OptionFault[] = [];
  const settings: [string, RuleSetting][] = [];
  for (const [ruleId, choice] of Object.entries(rules)) {
    const pointer = appendToken('/rules', ruleId);
    const read = readChoice(kind, ruleId, choice);
    if (Array.isArray(read))
      faults.push(...read.map((fault) => ({ ...fault, pointer: pointer + fault.pointer })));
    else settings.push([ruleId, read]);
  }
  return { faults, settings };
}

function byPointer(left: OptionFault, right: OptionFault): number {
  return compareCodePoints(left.pointer, right.pointer) || compareCodePoints(left.message, right.message);
}

/** A fault as one sentence, for callers that have no text to point into. */
export function faultText({ pointer, message }: OptionFault): string {
  return `${pointer === '' ? 'the options' : pointerTokens(pointer).join('.')} ${message}`;
}

/** How a kind's files are judged where nothing is configured. */
export function defaultSettings(kind: StateKind): Settings {
  return { options: kind.options.defaults, rules: impliedSettings(kind, kind.options.defaults) };
}

function impliedSettings(kind: StateKind, options: unknown): Map<string, RuleSetting> {
  const implied = Object.entries(kind.options.implied?.(options) ?? {});
  return new Map(
    implied.map(([ruleId, severity]) => [
      ruleId,
      typeof severity === 'string' ? { severity } : { messages: severity },
    ]),
  );
}

function readChoice(kind: StateKind, ruleId: string, choice: unknown): RuleSetting | OptionFault[] {
  const rules = [...sharedRules, ...(kind.fileRules ?? []), ...kind.rules];
  const rule = rules.find((each) => each.id === ruleId);
  if (rule === undefined)
    return [
      {
        pointer: '',
        message: `is not a rule of ${kind.id}`,
        unknown: { what: 'rule', name: ruleId, known: rules.map(({ id }) => id) },
      },
    ];
  const [severity, options, ...rest]: readonly unknown[] = Array.isArray(choice) ? choice : [choice];
  if (!severities.includes(severity) || rest.length > 0)
    return [{ pointer: '', message: 'must be error, warning, note or off, or [severity, options]' }];
  if (rule.fixed) return [{ pointer: '', message: 'cannot be switched off or weakened' }];
  if (options === undefined) return { severity: severity as Severity };
  const faults = kind.options.checkRule(ruleId, options);
  if (faults.length > 0) return faults.map((fault) => ({ ...fault, pointer: `/1${fault.pointer}` }));
  return {
    severity: severity as Severity,
    options: { ...(rule.options?.defaults as object), ...(options as object) },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
