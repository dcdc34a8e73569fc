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
import type { PresetData } from './preset.generated.ts';
import { completePreset, type Preset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { rules } from './rules/index.generated.ts';
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

/** What to write instead of a preset that there was. */
const gonePresets: ReadonlyMap<string, string> = new Map([
  ['progress', 'write log, which holds such notes too'],
  ['squad', 'write a preset of your own'],
  ['todo', 'write markdown, which holds such lists too'],
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
  if (typeof said !== 'string') {
    const faults = presetFaults(said as PresetData);
    return faults.length > 0 ? faults : completePreset(said as PresetData);
  }
  const data = Object.hasOwn(builtInPresets, said) ? builtInPresets[said] : undefined;
  if (data !== undefined) return completePreset(data);
  const gone = gonePresets.get(said);
  if (gone !== undefined) return [{ pointer: '/preset', message: `'${said}' is gone: ${gone}` }];
  const hint = hintAt(said, presetNames) || `; there are ${presetNames.join(', ')}`;
  return [{ pointer: '/preset', message: `'${said}' is not a built-in preset${hint}` }];
}

/** What is wrong with a preset that somebody wrote, one fault for each place: what may be this or that is not said once for each. */
function presetFaults(said: PresetData): OptionFault[] {
  const broken = schemaFaults(validatePreset, said).filter(({ keyword }) => keyword !== 'anyOf');
  const faults = broken.map((fault) => optionFault(fault, wordsOf(fault, said as unknown as JsonValue)));
  const places = groupBy(faults.length > 0 ? faults : unknownRules(said), ({ pointer }) => pointer);
  return [...places]
    .map(([pointer, group]) => ({
      pointer: `/preset${pointer}`,
      message: group.map(({ message }) => message).join(', or '),
    }))
    .sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}

/** What was expected and what stands there, or the nearest known name, which at the top stands in the schema that editors read too. */
function wordsOf(fault: SchemaFault, said: JsonValue): string {
  const { keyword, instancePath, params } = fault;
  if (keyword === 'additionalProperties') {
    const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
    const known = instancePath === '' ? Object.keys(inline.properties) : [];
    return `is not a known option${hintAt(params.additionalProperty ?? '', known)}`;
  }
  const pointer = "a JSON pointer such as /items ('' is the whole document)";
  const wanted = keyword === 'pattern' ? pointer : expectation(fault);
  return `must be ${wanted}, not ${shownValue(valueAt(said, instancePath))}`;
}

/** The schema cannot know which rules and messages there are. */
function unknownRules({ rules: overrides = {} }: PresetData): OptionFault[] {
  const known = new Map(
    rules.map(({ id, messages }) => [id.slice(id.indexOf('/') + 1), Object.keys(messages)]),
  );
  return Object.entries(overrides).flatMap(([name, override]): OptionFault[] => {
    const pointer = appendToken('/rules', name);
    const messages = known.get(name);
    if (messages === undefined)
      return [{ pointer, message: `is not a rule${hintAt(name, [...known.keys()])}` }];
    const wrong =
      typeof override === 'string' ? [] : Object.keys(override).filter((id) => !messages.includes(id));
    return wrong.map((id) => ({
      pointer: appendToken(pointer, id),
      message: `is not a message of ${name}${hintAt(id, messages)}`,
    }));
  });
}

function hintAt(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}
