import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { optionFault, ruleOptionFaults } from '../../core/option-faults.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { type ChecklistOptions, defaultChecklistOptions, presetNames } from './options.ts';
import { completePreset, type Preset, type PresetData } from './preset.ts';
import { presetFaults } from './preset-faults.ts';
import { builtInPresets } from './presets.generated.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

/** Validates what a configuration says for a checklist, and completes it with the defaults. */
export function checkChecklistOptions(value: unknown): OptionsResult<ChecklistOptions> {
  const own = validateOptions(value) ? [] : (validateOptions.errors ?? []).map(optionFault);
  if (own.length > 0) return { ok: false, faults: own };
  const { preset: said, ...given } = value as Partial<ChecklistOptions> & { readonly preset?: unknown };
  const preset = said === undefined ? null : readPreset(said);
  if (Array.isArray(preset)) return { ok: false, faults: preset };
  return { ok: true, options: { ...defaultChecklistOptions, ...given, preset: preset as Preset | null } };
}

/** A built-in preset by its name, or one written out; else what is wrong with it. */
function readPreset(said: unknown): Preset | OptionFault[] {
  if (typeof said === 'string') return namedPreset(said);
  const faults = presetFaults(said);
  return faults.length > 0 ? faults : completePreset(said as PresetData);
}

function namedPreset(name: string): Preset | OptionFault[] {
  const data = Object.hasOwn(builtInPresets, name) ? builtInPresets[name] : undefined;
  if (data !== undefined) return completePreset(data);
  const near = nearestName(name, presetNames);
  const hint = near === undefined ? `there are ${presetNames.join(', ')}` : `did you mean '${near}'?`;
  return [{ pointer: '/preset', message: `'${name}' is not a built-in preset; ${hint}` }];
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function checkRuleOptions(ruleId: string, value: unknown): readonly OptionFault[] {
  return ruleOptionFaults(validateRuleOptions, ruleId, value);
}
