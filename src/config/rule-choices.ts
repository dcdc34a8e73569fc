import type { StateKind } from '../engine/contract/kind.ts';
import { fileRules } from '../engine/file-rules/index.ts';
import { policyRules } from '../engine/file-rules/policy-rules.ts';
import { isJsonObject, type JsonObject } from '../formats/json-value.ts';
import { appendToken } from '../formats/location.ts';
import type { Governance } from './govern.ts';
import { type FaultCollector, optionFaultText, unknownName } from './policy-text.ts';
import { defaultSettings, type RuleChoice, resolveSettings } from './settings.ts';

/** What `rules:` says, by rule id. */
export type RuleChoices = Readonly<Record<string, RuleChoice>>;

/** The top-level `rules:`: each must be a rule of some kind, or about files. */
export function readRules(
  collector: FaultCollector,
  root: JsonObject,
  kinds: readonly StateKind[],
): RuleChoices {
  const { rules: value = {} } = root;
  const sound: [string, RuleChoice][] = [];
  for (const [ruleId, choice] of Object.entries(isJsonObject(value) ? value : {})) {
    const kind = kinds.find((each) => ruleIdsOf(each).includes(ruleId));
    const resolved = kind && resolveSettings(kind, { rules: { [ruleId]: choice } });
    if (resolved?.ok) sound.push([ruleId, choice as RuleChoice]);
    else if (resolved === undefined)
      collector.add(appendToken('/rules', ruleId), unknownName('rule', ruleId, kinds.flatMap(ruleIdsOf)));
    else for (const fault of resolved.faults) collector.add(fault.pointer, optionFaultText(fault));
  }
  return Object.fromEntries(sound);
}

/** The rules that judge files of a kind. */
function ruleIdsOf(kind: StateKind): string[] {
  const own = [...(kind.fileRules ?? []), ...kind.rules];
  return [...fileRules, ...policyRules, ...own].map(({ id }) => id);
}

/** How a kind's files are judged: top-level rules first, then what the entry itself says. */
export function governanceOf(kind: StateKind, options: JsonObject, rules: RuleChoices): Governance {
  const own = ruleIdsOf(kind);
  const shared = Object.fromEntries(Object.entries(rules).filter(([ruleId]) => own.includes(ruleId)));
  const given = isJsonObject(options.rules) ? options.rules : {};
  const resolved = resolveSettings(kind, { ...options, rules: { ...shared, ...given } });
  return { kind, settings: resolved.ok ? resolved.settings : defaultSettings(kind) };
}

/** The options of an entry with those that hold for all files of kinds that have them. */
export function withShared(kind: StateKind, options: JsonObject, shared: JsonObject): JsonObject {
  const { properties } = kind.options.schema;
  const own = Object.entries(shared).filter(
    ([name]) => isJsonObject(properties) && Object.hasOwn(properties, name),
  );
  return { ...Object.fromEntries(own), ...options };
}
