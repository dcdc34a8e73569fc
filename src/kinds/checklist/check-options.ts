import presetSchema from '../../../schemas/checklist-preset/v1.schema.json' with { type: 'json' };
import type { OptionFault, OptionsResult } from '../../engine/contract/kind.ts';
import { optionChecks } from '../../engine/contract/option-faults.ts';
import { appendToken } from '../../formats/location.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import type { SchemaFault } from '../../formats/schema-fault.ts';
import { type ChecklistOptions, defaultChecklistOptions, type GivenOptions, presetNames } from './options.ts';
import type { PresetData } from './preset.generated.ts';
import { completePreset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { rules } from './rules/index.generated.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<ChecklistOptions, GivenOptions>(
  { validateOptions, validateRuleOptions },
  completed,
  wordsOf,
);

/** What the schema alone does not say well: what is gone, the nearest option of a preset, and that a text is a pointer. */
function wordsOf({ instancePath, keyword, params }: SchemaFault): string | undefined {
  const { additionalProperty: name = '' } = params;
  if (keyword === 'pattern') return "must be a JSON pointer such as /items ('' is the whole document)";
  if (keyword !== 'additionalProperties' || instancePath === '') return goneOptions.get(name);
  const known = instancePath === '/preset' ? Object.keys(presetSchema.properties) : [];
  return `is not a known option${hintAt(name, known)}`;
}

/** What to do instead of an option that there was. */
const goneOptions: ReadonlyMap<string, string> = new Map([
  ['rotatesWith', 'is gone, and is to be removed: a log may begin anew where the commit keeps the old one'],
  ['strict', 'is gone: name what has to stay under contract of a preset of your own'],
  ['strictEdges', 'is gone, and is to be removed: a status may be skipped where the moves lead on'],
]);

/** What to write instead of a preset that there was. */
const gonePresets: ReadonlyMap<string, string> = new Map([['squad', 'write a preset of your own']]);

function completed({ preset: said, ...given }: GivenOptions): OptionsResult<ChecklistOptions> {
  const data = typeof said === 'string' ? builtIns.get(said) : said;
  const faults = typeof said === 'string' && data === undefined ? [unknownPreset(said)] : unknownRules(data);
  if (faults.length > 0) return { ok: false, faults };
  const preset = data === undefined ? null : completePreset(data);
  return { ok: true, options: { ...defaultChecklistOptions, ...given, preset } };
}

const builtIns: ReadonlyMap<string, PresetData> = new Map(Object.entries(builtInPresets));

function unknownPreset(name: string): OptionFault {
  const gone = gonePresets.get(name);
  const hint = hintAt(name, presetNames) || `; there are ${presetNames.join(', ')}`;
  const message = gone === undefined ? `is not a built-in preset${hint}` : `is gone: ${gone}`;
  return { pointer: '/preset', message: `'${name}' ${message}` };
}

/** The schema cannot know which rules and messages there are. */
function unknownRules({ rules: overrides = {} }: Partial<PresetData> = {}): OptionFault[] {
  const known = new Map(
    rules.map(({ id, messages }) => [id.slice(id.indexOf('/') + 1), Object.keys(messages)]),
  );
  return Object.entries(overrides).flatMap(([name, override]): OptionFault[] => {
    const pointer = appendToken('/preset/rules', name);
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
