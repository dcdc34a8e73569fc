import { jsonEqual } from './json-equal.ts';
import { applicatorFault } from './json-schema-applicators.ts';
import { patternOf, type SchemaRun } from './json-schema-run.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { pointerTokens } from './location.ts';
import { typesInWords } from './schema-fault.ts';

/** A schema may call for more work than a gate can do; then it is said that it could not be judged. */
const mostSteps = 100_000;
const mostLevels = 200;

/**
 * What is wrong about a value by a JSON Schema (2020-12): the place and what is expected there; undefined where it is valid.
 * Interpreted, since nothing in a configuration is to become code; `supportFaults` says which schemas can be judged.
 */
export function schemaFault(schema: JsonObject, value: JsonValue): string | undefined {
  const run: SchemaRun = { root: schema, left: mostSteps, judge: (...each) => judged(run, ...each) };
  return run.judge(schema, value, '', 0);
}

function judged(
  run: SchemaRun,
  schema: JsonValue,
  value: JsonValue,
  pointer: string,
  depth: number,
): string | undefined {
  if (schema === true) return undefined;
  if (!isJsonObject(schema)) return said(pointer, 'is not allowed');
  run.left -= 1;
  if (run.left < 0 || depth > mostLevels)
    return said(pointer, 'cannot be judged: its schema asks for too much');
  const own = scalarFault(schema, value);
  if (own !== undefined) return said(pointer, own);
  const { $ref: reference } = schema;
  if (typeof reference === 'string') {
    const fault = run.judge(referenced(run.root, reference) ?? false, value, pointer, depth + 1);
    if (fault !== undefined) return fault;
  }
  return applicatorFault(run, schema, value, pointer, depth);
}

function said(pointer: string, fault: string): string {
  return `${pointer === '' ? 'it' : pointer} ${fault}`;
}

/** A place in the schema itself; other documents are out of reach. */
function referenced(root: JsonObject, reference: string): JsonValue | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  return pointerTokens(decoded(reference.slice(1))).reduce<JsonValue | undefined>((value, token) => {
    if (isJsonArray(value)) return value[Number(token)];
    return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
  }, root);
}

function decoded(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Keywords about a value itself, each with what it says where it does not hold. */
type Keyword = (limit: JsonValue, value: JsonValue) => string | undefined;

const isNumber = (value: JsonValue): value is number => typeof value === 'number';
const text = (value: JsonValue) => JSON.stringify(value);

const scalars: Readonly<Record<string, Keyword>> = {
  type: (types, value) => {
    const all = isJsonArray(types) ? types : [types];
    return all.some((type) => isOfType(type, value)) ? undefined : `must be ${typesInWords(all.map(String))}`;
  },
  enum: (values, value) =>
    isJsonArray(values) && values.some((each) => jsonEqual(each, value))
      ? undefined
      : `must be one of ${text(values)}`,
  const: (only, value) => (jsonEqual(only, value) ? undefined : `must be ${text(only)}`),
  minimum: (limit, value) => numeric(limit, value, (a, b) => a >= b, 'at least'),
  maximum: (limit, value) => numeric(limit, value, (a, b) => a <= b, 'at most'),
  exclusiveMinimum: (limit, value) => numeric(limit, value, (a, b) => a > b, 'above'),
  exclusiveMaximum: (limit, value) => numeric(limit, value, (a, b) => a < b, 'below'),
  multipleOf: (limit, value) => numeric(limit, value, (a, b) => Number.isInteger(a / b), 'a multiple of'),
  minLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a >= b, 'at least', 'characters'),
  maxLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a <= b, 'at most', 'characters'),
  minItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a >= b, 'at least', 'items'),
  maxItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a <= b, 'at most', 'items'),
  minProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a >= b, 'at least', 'members'),
  maxProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a <= b, 'at most', 'members'),
  pattern: (pattern, value) =>
    typeof value !== 'string' || patternOf(pattern)?.test(value) ? undefined : `must match ${text(pattern)}`,
  uniqueItems: (wanted, value) =>
    wanted === true && isJsonArray(value) && hasTwins(value) ? 'must have no item twice' : undefined,
  required: (names, value) => {
    if (!isJsonObject(value) || !isJsonArray(names)) return undefined;
    const missing = names.find((name) => !Object.hasOwn(value, String(name)));
    return missing === undefined ? undefined : `must have ${text(missing)}`;
  },
};

function scalarFault(schema: JsonObject, value: JsonValue): string | undefined {
  for (const [keyword, limit] of Object.entries(schema)) {
    const fault = Object.hasOwn(scalars, keyword) ? scalars[keyword]?.(limit, value) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isOfType(type: JsonValue, value: JsonValue): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isJsonArray(value);
  if (type === 'object') return isJsonObject(value) && !isInexact(value);
  if (type === 'integer')
    return Number.isInteger(value) || (isInexact(value) && !/[.eE]/.test(value.inexactNumber));
  return type === 'number' ? isNumber(value) || isInexact(value) : typeof value === type;
}

function isInexact(value: JsonValue): value is { readonly inexactNumber: string } {
  return isJsonObject(value) && typeof value.inexactNumber === 'string' && Object.keys(value).length === 1;
}

function numeric(
  limit: JsonValue,
  value: JsonValue,
  holds: (value: number, limit: number) => boolean,
  words: string,
): string | undefined {
  const number = isInexact(value) ? Number(value.inexactNumber) : value;
  return !isNumber(number) || !isNumber(limit) || holds(number, limit)
    ? undefined
    : `must be ${words} ${limit}`;
}

function sized(
  limit: JsonValue,
  size: number | undefined,
  holds: (value: number, limit: number) => boolean,
  words: string,
  what: string,
): string | undefined {
  return size === undefined || !isNumber(limit) || holds(size, limit)
    ? undefined
    : `must have ${words} ${limit} ${what}`;
}

const lengthOf = (value: JsonValue) => (typeof value === 'string' ? [...value].length : undefined);
const itemsOf = (value: JsonValue) => (isJsonArray(value) ? value.length : undefined);
const membersOf = (value: JsonValue) =>
  isJsonObject(value) && !isInexact(value) ? Object.keys(value).length : undefined;

function hasTwins(items: readonly JsonValue[]): boolean {
  return items.some((item, index) => items.slice(0, index).some((other) => jsonEqual(item, other)));
}
