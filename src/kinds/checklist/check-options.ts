import type { OptionFault, OptionsResult } from '../../engine/contract/kind.ts';
import { optionChecks, optionFault } from '../../engine/contract/option-faults.ts';
import { groupBy } from '../../formats/group.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { expectation, type SchemaFault, schemaFaults, shownValue } from '../../formats/schema-fault.ts';
import { valueAt } from '../../formats/value-at.ts';
import {
  type ChecklistOptions,
  checklistOptionsSchema,
  defaultChecklistOptions,
  presetNames,
} from './options.ts';
import { completePreset, type Preset, type PresetData } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { rules } from './rules/index.ts';
import { validateOptions, validatePreset, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<ChecklistOptions>(
  { validateOptions, validateRuleOptions },
  completed,
  ({ instancePath, params: { additionalProperty: name = '' } }) =>
    instancePath === '' ? goneOptions.get(name) : undefined,
);

/** What to do instead of an option that there was. */
const goneOptions: ReadonlyMap<string, string> = new Map([
  ['rotatesWith', 'is gone, and is to be removed: a log may begin anew where the commit keeps the old one'],
  ['strict', 'is gone: name what has to stay under contract of a preset of your own'],
  ['strictEdges', 'is gone, and is to be removed: a status may be skipped where the moves lead on'],
]);

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
  if (name === 'squad')
    return [{ pointer: '/preset', message: "'squad' is gone: write a preset of your own" }];
  const near = nearestName(name, presetNames);
  const hint = near === undefined ? `there are ${presetNames.join(', ')}` : `did you mean '${near}'?`;
  return [{ pointer: '/preset', message: `'${name}' is not a built-in preset; ${hint}` }];
}

/** What is wrong with a preset that somebody wrote: where, what was expected, and what stands there; sorted. */
function presetFaults(said: unknown): OptionFault[] {
  const broken = schemaFaults(validatePreset, said);
  const faults =
    broken.length > 0 ? faultsByPlace(broken, said as JsonValue) : unknownRules(said as PresetData);
  return faults
    .map(({ pointer, ...fault }) => ({ ...fault, pointer: `/preset${pointer}` }))
    .sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}

/** One fault for each place: what may be this or that is not said once for each. */
function faultsByPlace(faults: readonly SchemaFault[], said: JsonValue): OptionFault[] {
  const placeOf = (fault: SchemaFault) => optionFault(fault).pointer;
  return [...groupBy(faults, placeOf)].map(([pointer, group]) => {
    const expected = group.flatMap((fault) => (fault.keyword === 'anyOf' ? [] : [sentence(fault)]));
    const value = valueAt(said, pointer);
    const isNamed = /^(?:additionalProperties|required)$/.test(group[0]?.keyword ?? '');
    const found = isNamed || value === undefined ? '' : `, not ${shownValue(value)}`;
    return { pointer, message: `${expected.join(', or ')}${found}` };
  });
}

function sentence(fault: SchemaFault): string {
  if (fault.keyword === 'additionalProperties') return unknownOption(fault);
  if (fault.keyword === 'pattern') return "must be a JSON pointer such as /items ('' is the whole document)";
  return fault.keyword === 'required' ? optionFault(fault).message : `must be ${expectation(fault)}`;
}

/** The nearest known name, which at the top stands in the schema that editors read too. */
function unknownOption({ instancePath, params }: SchemaFault): string {
  const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
  const known = instancePath === '' ? Object.keys(inline.properties) : [];
  const near = nearestName(params.additionalProperty ?? '', known);
  return near === undefined ? 'is not a known option' : `is not a known option; did you mean '${near}'?`;
}

/** The schema cannot know which rules and messages there are. */
function unknownRules({ rules: overrides = {} }: PresetData): OptionFault[] {
  const known = new Map(
    rules.map(({ id, messages }) => [id.slice(id.indexOf('/') + 1), Object.keys(messages)]),
  );
  return Object.entries(overrides).flatMap(([name, override]): OptionFault[] => {
    const pointer = appendToken('/rules', name);
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
