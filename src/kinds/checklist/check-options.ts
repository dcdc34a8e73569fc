import type { OptionFault, OptionsResult } from '../../core/kind.ts';
import { optionChecks } from '../../core/option-faults.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { type ChecklistOptions, defaultChecklistOptions, presetNames } from './options.ts';
import { completePreset, type Preset, type PresetData } from './preset.ts';
import { presetFaults } from './preset-faults.ts';
import { builtInPresets } from './presets.generated.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const { checkOptions, checkRuleOptions } = optionChecks<ChecklistOptions>(
  { validateOptions, validateRuleOptions },
  completed,
);

function completed({
  preset: said,
  ...given
}: Omit<Partial<ChecklistOptions>, 'preset'> & {
  readonly preset?: unknown;
}): OptionsResult<ChecklistOptions> {
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
