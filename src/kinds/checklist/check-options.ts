import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import { compareCodePoints } from '../../core/order.ts';
import { nearestName } from '../../text/nearest-name.ts';
import {
  type ChecklistOptions,
  checklistOptionsSchema,
  defaultChecklistOptions,
  presetNames,
} from './options.ts';
import { completePreset, type Preset, type PresetData } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { rules } from './rules/index.ts';
import {
  type SchemaFault,
  validateOptions,
  validatePreset,
  validateRuleOptions,
} from './validators.generated.js';

/** Validates what a configuration says for a checklist, and completes it with the defaults. */
export function checkChecklistOptions(value: unknown): OptionsResult<ChecklistOptions> {
  const own = validateOptions(value) ? [] : (validateOptions.errors ?? []).map(asFault);
  if (own.length > 0) return { ok: false, faults: own };
  const { preset: said, ...given } = value as Partial<ChecklistOptions> & { readonly preset?: unknown };
  const preset = said === undefined ? null : readPreset(said);
  if (Array.isArray(preset)) return { ok: false, faults: preset };
  return { ok: true, options: { ...defaultChecklistOptions, ...given, preset: preset as Preset | null } };
}

/** A built-in preset by its name, or one written out; else what is wrong with it. */
function readPreset(said: unknown): Preset | OptionFault[] {
  if (typeof said === 'string') return namedPreset(said);
  if (!validatePreset(said))
    return sorted((validatePreset.errors ?? []).map(asFault).map((fault) => below('/preset', fault)));
  const data = said as PresetData;
  const faults = unknownRules(data);
  return faults.length > 0 ? faults : completePreset(data);
}

function namedPreset(name: string): Preset | OptionFault[] {
  const data = Object.hasOwn(builtInPresets, name) ? builtInPresets[name] : undefined;
  if (data !== undefined) return completePreset(data);
  const near = nearestName(name, presetNames);
  const hint = near === undefined ? `there are ${presetNames.join(', ')}` : `did you mean '${near}'?`;
  return [{ pointer: '/preset', message: `'${name}' is not a built-in preset; ${hint}` }];
}

/** The schema cannot know which rules and messages there are. */
function unknownRules({ rules: overrides = {} }: PresetData): OptionFault[] {
  const known = new Map(
    rules.map(({ id, messages }) => [id.slice(id.indexOf('/') + 1), Object.keys(messages)]),
  );
  return Object.entries(overrides).flatMap(([name, override]): OptionFault[] => {
    const pointer = appendToken('/preset/rules', name);
    const messages = known.get(name);
    if (messages === undefined) return [unknown(pointer, 'rule', name, [...known.keys()])];
    if (typeof override === 'string') return [];
    const wrong = Object.keys(override).filter((id) => !messages.includes(id));
    return wrong.map((id) => unknown(appendToken(pointer, id), `message of ${name}`, id, messages));
  });
}

function unknown(pointer: string, what: string, name: string, names: readonly string[]): OptionFault {
  const near = nearestName(name, names);
  const hint = near === undefined ? '' : `; did you mean '${near}'?`;
  return { pointer, message: `is not a ${what}${hint}` };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  const validate = validateRuleOptions[ruleId];
  if (validate === undefined) return [{ pointer: '', message: `${ruleId} takes no options` }];
  return validate(value) ? [] : (validate.errors ?? []).map(asFault);
}

function asFault({ instancePath, keyword, message = 'is not valid', params }: SchemaFault): OptionFault {
  if (keyword === 'additionalProperties') {
    const unknownKey = String(params.additionalProperty);
    return { pointer: appendToken(instancePath, unknownKey), message: 'is not a known option', unknownKey };
  }
  const values = keyword === 'enum' ? `must be one of ${(params.allowedValues ?? []).join(', ')}` : message;
  return { pointer: instancePath, message: values };
}

/** Names nearest known keys itself: what is known inside of a preset stands in a schema of its own. */
function below(prefix: string, { pointer, message, unknownKey }: OptionFault): OptionFault {
  const at = { pointer: prefix + pointer, message };
  if (unknownKey === undefined || pointerTokens(pointer).length > 1) return at;
  const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
  const near = nearestName(unknownKey, Object.keys(inline.properties));
  return near === undefined ? at : { ...at, message: `is not a known option; did you mean '${near}'?` };
}

function sorted(faults: OptionFault[]): OptionFault[] {
  return faults.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
