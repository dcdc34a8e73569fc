import { patternOf } from './json-schema-pattern.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';

/** Something in a schema that cannot be judged, or makes no sense; a JSON pointer says where. */
export interface SupportFault {
  readonly pointer: string;
  readonly message: string;
}

const oneSchema = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'];
const manySchemas = ['allOf', 'anyOf', 'oneOf', 'prefixItems'].concat(
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
);
const unsupported = ['$dynamicRef', '$recursiveRef', '$anchor', '$dynamicAnchor'].concat(
  ...['unevaluatedProperties', 'unevaluatedItems', 'additionalItems', 'dependencies'],
);
const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

/** What a schema asks for that cannot be judged: silence about it would be a false pass. Words it does not know are comments. */
export function supportFaults(schema: JsonObject): SupportFault[] {
  const faults: SupportFault[] = [];
  const pending: [JsonValue, string][] = [[schema, '']];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [each, pointer] = next;
    if (typeof each === 'boolean') continue;
    if (!isJsonObject(each)) faults.push({ pointer, message: 'must be a schema' });
    else {
      faults.push(...ownFaults(each, pointer));
      pending.push(...within(each, pointer));
    }
  }
  return faults;
}

function ownFaults(schema: JsonObject, pointer: string): SupportFault[] {
  const at = (name: string, message: string) => ({ pointer: appendToken(pointer, name), message });
  const faults = unsupported
    .filter((name) => Object.hasOwn(schema, name))
    .map((name) => at(name, 'is not supported'));
  const { type = [], pattern, patternProperties = {}, $ref: reference } = schema;
  const wrong = [type].flat().find((each) => !types.includes(String(each)));
  if (wrong !== undefined) faults.push(at('type', `must be one of ${types.join(', ')}`));
  if (reference !== undefined && !/^#(?:\/|$)/.test(String(reference)))
    faults.push(at('$ref', 'must lead to a place in this schema, such as #/$defs/name'));
  const patterns = [...(pattern === undefined ? [] : [pattern]), ...Object.keys(patternProperties ?? {})];
  if (patterns.some((each) => typeof each !== 'string' || patternOf(each) === undefined))
    faults.push(at('pattern', 'is not a pattern, or one that could take exponential time'));
  return faults;
}

function within(schema: JsonObject, pointer: string): [JsonValue, string][] {
  return Object.entries(schema).flatMap(([name, value]): [JsonValue, string][] => {
    const at = appendToken(pointer, name);
    if (oneSchema.includes(name)) return [[value, at]];
    if (!manySchemas.includes(name) || typeof value !== 'object' || value === null) return [];
    return Object.entries(value).map(([key, each]) => [each, appendToken(at, key)]);
  });
}
