import { jsonEqual } from './json-equal.ts';
import { fits } from './json-schema-pattern.ts';
import {
  has,
  isOfType,
  itemsOf,
  lengthOf,
  listOf,
  membersIn,
  membersOf,
  numberOf,
} from './json-schema-values.ts';
import { canonicalJson } from './json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';
import { typesInWords } from './schema-fault.ts';
import { valueAt } from './value-at.ts';

/** A schema may call for more work than a gate can do; then it is said that it could not be judged. */
const mostSteps = 100_000;
const mostLevels = 200;

/** One value to be judged by one schema. */
interface Task {
  readonly schema: JsonObject;
  readonly value: JsonValue;
  readonly pointer: string;
  readonly depth: number;
  readonly run: { readonly root: JsonObject; left: number };
}

/** What is wrong, with its place; undefined where nothing is. */
type Fault = string | undefined;

/**
 * What is wrong about a value by a JSON Schema (2020-12): the place and what is expected there; undefined where it is valid.
 * Interpreted, since nothing in a configuration is to become code; `supportFaults` says which schemas can be judged.
 */
export function schemaFault(schema: JsonObject, value: JsonValue): Fault {
  const run = { root: schema, left: mostSteps };
  const fault = judged({ schema, value, pointer: '', depth: 0, run }, schema);
  // What was not judged may have been excluded by a schema, too.
  return run.left < 0 ? 'it cannot be judged: its schema asks for too much' : fault;
}

/** The fault of a value, or of one that stands in that of a task. */
function judged(task: Task, schema: JsonValue, value = task.value, pointer = task.pointer): Fault {
  const { run, depth } = task;
  run.left = depth > mostLevels ? -1 : run.left - 1;
  if (schema === true || run.left < 0) return undefined;
  if (!isJsonObject(schema)) return said(pointer, 'is not allowed');
  const inner = { schema, value, pointer, depth: depth + 1, run };
  return first(Object.entries(schema), ([name, limit]) =>
    Object.hasOwn(keywords, name) ? keywords[name]?.(limit, inner) : undefined,
  );
}

function said(pointer: string, fault: string): string {
  return `${pointer === '' ? 'it' : pointer} ${fault}`;
}

function first<Each>(all: readonly Each[], faultOf: (each: Each, index: number) => Fault): Fault {
  for (const [index, each] of all.entries()) {
    const fault = faultOf(each, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type Keyword = (limit: JsonValue, task: Task) => Fault;

/** A keyword that limits a number: of the value itself, or of what it holds. */
function bound(
  measure: (value: JsonValue) => number | undefined,
  holds: (measured: number, limit: number) => boolean,
  words: string,
): Keyword {
  return (limit, { value, pointer }) => {
    const measured = measure(value);
    if (measured === undefined || typeof limit !== 'number' || holds(measured, limit)) return undefined;
    return said(pointer, `must ${words.replace('#', String(limit))}`);
  };
}

const atLeast = (measured: number, limit: number) => measured >= limit;
const atMost = (measured: number, limit: number) => measured <= limit;
const text = (value: JsonValue) => JSON.stringify(value);

const keywords: Readonly<Record<string, Keyword>> = {
  type: (types, { value, pointer }) => {
    const all = [types].flat() as JsonValue[];
    if (all.some((type) => isOfType(type, value))) return undefined;
    return said(pointer, `must be ${typesInWords(all.map(String))}`);
  },
  enum: (values, { value, pointer }) =>
    listOf(values).some((each) => jsonEqual(each, value))
      ? undefined
      : said(pointer, `must be one of ${text(values)}`),
  const: (only, { value, pointer }) =>
    jsonEqual(only, value) ? undefined : said(pointer, `must be ${text(only)}`),
  minimum: bound(numberOf, atLeast, 'be at least #'),
  maximum: bound(numberOf, atMost, 'be at most #'),
  exclusiveMinimum: bound(numberOf, (number, limit) => number > limit, 'be above #'),
  exclusiveMaximum: bound(numberOf, (number, limit) => number < limit, 'be below #'),
  multipleOf: bound(numberOf, (number, limit) => Number.isInteger(number / limit), 'be a multiple of #'),
  minLength: bound(lengthOf, atLeast, 'have at least # characters'),
  maxLength: bound(lengthOf, atMost, 'have at most # characters'),
  minItems: bound(itemsOf, atLeast, 'have at least # items'),
  maxItems: bound(itemsOf, atMost, 'have at most # items'),
  minProperties: bound(membersOf, atLeast, 'have at least # members'),
  maxProperties: bound(membersOf, atMost, 'have at most # members'),
  pattern: (pattern, task) =>
    typeof task.value !== 'string' || isFit(task, String(pattern), task.value)
      ? undefined
      : said(task.pointer, `must match ${text(pattern)}`),
  uniqueItems: (isWanted, { value, pointer }) => {
    const items = listOf(value);
    if (isWanted !== true || new Set(items.map(canonicalJson)).size === items.length) return undefined;
    return said(pointer, 'must have no item twice');
  },
  required: missing,
  dependentRequired: (all, task) =>
    first(membersIn(all), ([name, needed]) => (has(task.value, name) ? missing(needed, task) : undefined)),
  dependentSchemas: (all, task) =>
    first(membersIn(all), ([name, schema]) => (has(task.value, name) ? judged(task, schema) : undefined)),
  properties: (all, task) =>
    eachMember(task, (name) => (has(all, name) && isJsonObject(all) ? all[name] : true)),
  patternProperties: (all, task) =>
    first(membersIn(all), ([pattern, schema]) =>
      eachMember(task, (name) => (isFit(task, pattern, name) ? schema : true)),
    ),
  additionalProperties: (schema, task) => eachMember(task, (name) => isNamed(task, name) || schema),
  propertyNames: (schema, task) =>
    first(membersIn(task.value), ([name]) => judged(task, schema, name, appendToken(task.pointer, name))),
  prefixItems: (all, task) => eachItem(task, (index) => listOf(all)[index]),
  items: (schema, task) =>
    eachItem(task, (index) => (index < listOf(task.schema.prefixItems).length ? true : schema)),
  contains: (schema, task) => {
    const { minContains = 1, maxContains = Number.MAX_SAFE_INTEGER } = task.schema;
    const count = listOf(task.value).filter((item) => judged(task, schema, item) === undefined).length;
    const isFine = !isJsonArray(task.value) || (count >= Number(minContains) && count <= Number(maxContains));
    return isFine ? undefined : said(task.pointer, 'must contain what its schema asks for');
  },
  $ref: (reference, task) => judged(task, referenced(task.run.root, String(reference))),
  allOf: (all, task) => first(listOf(all), (schema) => judged(task, schema)),
  anyOf: (all, task) =>
    listOf(all).some((schema) => judged(task, schema) === undefined)
      ? undefined
      : said(task.pointer, `must fit one of ${listOf(all).length} schemas`),
  oneOf: (all, task) =>
    listOf(all).filter((schema) => judged(task, schema) === undefined).length === 1
      ? undefined
      : said(task.pointer, `must fit exactly one of ${listOf(all).length} schemas`),
  not: (schema, task) =>
    judged(task, schema) === undefined
      ? said(task.pointer, 'must not fit what its schema excludes')
      : undefined,
  if: (condition, task) => {
    const { then = true, else: otherwise = true } = task.schema;
    return judged(task, judged(task, condition) === undefined ? then : otherwise);
  },
};

function missing(names: JsonValue, { value, pointer }: Task): Fault {
  if (!isJsonObject(value)) return undefined;
  const name = listOf(names).find((each) => !has(value, String(each)));
  return name === undefined ? undefined : said(pointer, `must have ${text(name)}`);
}

function eachMember(task: Task, schemaOf: (name: string) => JsonValue | undefined): Fault {
  return first(membersIn(task.value), ([name, member]) =>
    judged(task, schemaOf(name) ?? true, member, appendToken(task.pointer, name)),
  );
}

function eachItem(task: Task, schemaOf: (index: number) => JsonValue | undefined): Fault {
  return first(listOf(task.value), (item, index) =>
    judged(task, schemaOf(index) ?? true, item, appendToken(task.pointer, index)),
  );
}

/** Whether another keyword says something of a member. */
function isNamed(task: Task, name: string): boolean {
  const { properties = {}, patternProperties = {} } = task.schema;
  return (
    has(properties, name) || membersIn(patternProperties).some(([pattern]) => isFit(task, pattern, name))
  );
}

function isFit({ run }: Task, pattern: string, each: string): boolean {
  const isFitting = fits(pattern, each);
  if (isFitting === undefined) run.left = -1;
  return isFitting === true;
}

/** A place in the schema itself; other documents are out of reach. */
function referenced(root: JsonObject, reference: string): JsonValue {
  const pointer = reference
    .slice(1)
    .replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return (/^#(?:\/|$)/.test(reference) ? valueAt(root, pointer) : undefined) ?? false;
}
