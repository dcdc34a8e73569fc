import { groupBy } from '../../core/group.ts';
import type { OptionFault } from '../../core/kind.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import { compareCodePoints } from '../../core/order.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { quote } from '../../text/quote.ts';
import { checklistOptionsSchema } from './options.ts';
import type { PresetData } from './preset.ts';
import { rules } from './rules/index.ts';
import { type SchemaFault, validatePreset } from './validators.generated.js';

/** What is wrong with a preset that somebody wrote: where, what was expected, and what stands there; sorted. */
export function presetFaults(said: unknown): OptionFault[] {
  const faults = validatePreset(said)
    ? unknownRules(said as PresetData)
    : schemaFaults(validatePreset.errors ?? [], said);
  return faults
    .map(({ pointer, ...fault }) => ({ ...fault, pointer: `/preset${pointer}` }))
    .sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}

/** One fault for each place: what may be this or that is not said once for each. */
function schemaFaults(errors: readonly SchemaFault[], said: unknown): OptionFault[] {
  return [...groupBy(errors, placeOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const pointer = placeOf(first);
    const expected = group.flatMap((error) => (error.keyword === 'anyOf' ? [] : [expectation(error)]));
    const value = valueAt(said, pointer);
    const isNamed = first.keyword === 'additionalProperties' || first.keyword === 'required';
    const found = isNamed || value === undefined ? '' : `, not ${shown(value)}`;
    return [{ pointer, message: `${expected.join(', or ')}${found}` }];
  });
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? quote(value)
    : quote(JSON.stringify(value)).slice(1, -1).replaceAll('\\"', '"');
}

function placeOf({ instancePath, keyword, params }: SchemaFault): string {
  const isUnknown = keyword === 'additionalProperties';
  return isUnknown ? appendToken(instancePath, params.additionalProperty ?? '') : instancePath;
}

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'a mapping',
  string: 'a text',
};

function expectation(error: SchemaFault): string {
  const { keyword, params, message = 'is not valid' } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownOption(error);
    case 'enum':
      return `must be one of ${(params.allowedValues ?? []).join(', ')}`;
    case 'minItems':
      return 'must hold at least one entry';
    case 'pattern':
      return "must be a JSON pointer such as /items ('' is the whole document)";
    case 'required':
      return `must have the key ${params.missingProperty}`;
    case 'type':
      return `must be ${types[message.replace('must be ', '')] ?? message}`;
    default:
      return message;
  }
}

/** The nearest known name, which at the top stands in the schema that editors read too. */
function unknownOption({ instancePath, params }: SchemaFault): string {
  const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
  const known = instancePath === '' ? Object.keys(inline.properties) : [];
  const near = nearestName(params.additionalProperty ?? '', known);
  return near === undefined ? 'is not a known option' : `is not a known option; did you mean '${near}'?`;
}

function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointerTokens(pointer))
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[token] : undefined;
  return at;
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
