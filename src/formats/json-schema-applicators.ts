import { patternOf, type SchemaRun } from './json-schema-run.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';

/** The keywords that apply schemas to a value, or to what is in it. */
export function applicatorFault(
  run: SchemaRun,
  schema: JsonObject,
  value: JsonValue,
  pointer: string,
  depth: number,
): string | undefined {
  return (
    choiceFault(run, schema, value, pointer, depth + 1) ??
    (isJsonObject(value) ? memberFault(run, schema, value, pointer, depth + 1) : undefined) ??
    (isJsonArray(value) ? itemFault(run, schema, value, pointer, depth + 1) : undefined)
  );
}

function choiceFault(
  run: SchemaRun,
  schema: JsonObject,
  value: JsonValue,
  pointer: string,
  depth: number,
): string | undefined {
  const fits = (each: JsonValue) => run.judge(each, value, pointer, depth) === undefined;
  const name = pointer === '' ? 'it' : pointer;
  const {
    anyOf = null,
    oneOf = null,
    allOf = null,
    not,
    if: condition,
    then = true,
    else: otherwise = true,
  } = schema;
  if (isJsonArray(allOf)) {
    for (const each of allOf) {
      const fault = run.judge(each, value, pointer, depth);
      if (fault !== undefined) return fault;
    }
  }
  if (isJsonArray(anyOf) && !anyOf.some(fits)) return `${name} must fit one of ${anyOf.length} schemas`;
  if (isJsonArray(oneOf) && oneOf.filter(fits).length !== 1)
    return `${name} must fit exactly one of ${oneOf.length} schemas`;
  if (not !== undefined && fits(not)) return `${name} must not fit what its schema excludes`;
  if (condition === undefined) return undefined;
  return run.judge(fits(condition) ? then : otherwise, value, pointer, depth);
}

function memberFault(
  run: SchemaRun,
  schema: JsonObject,
  value: JsonObject,
  pointer: string,
  depth: number,
): string | undefined {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const patterns = Object.entries(isJsonObject(schema.patternProperties) ? schema.patternProperties : {});
  const { additionalProperties = true, propertyNames = true, dependentRequired, dependentSchemas } = schema;
  for (const [name, member] of Object.entries(value)) {
    const at = appendToken(pointer, name);
    const matching = patterns.filter(([pattern]) => patternOf(pattern)?.test(name)).map(([, own]) => own);
    const named = Object.hasOwn(properties, name) ? [properties[name] ?? true] : [];
    const own = [...named, ...matching];
    for (const each of own.length === 0 ? [additionalProperties] : own) {
      const fault = run.judge(each, member, at, depth);
      if (fault !== undefined) return fault;
    }
    const nameFault = run.judge(propertyNames, name, at, depth);
    if (nameFault !== undefined) return nameFault;
    const needed =
      isJsonObject(dependentRequired) && Object.hasOwn(dependentRequired, name)
        ? dependentRequired[name]
        : [];
    const missing = isJsonArray(needed)
      ? needed.find((other) => !Object.hasOwn(value, String(other)))
      : undefined;
    if (missing !== undefined)
      return `${pointer === '' ? 'it' : pointer} must have ${JSON.stringify(missing)}`;
    const dependent =
      isJsonObject(dependentSchemas) && Object.hasOwn(dependentSchemas, name) ? dependentSchemas[name] : true;
    const fault = run.judge(dependent ?? true, value, pointer, depth);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function itemFault(
  run: SchemaRun,
  schema: JsonObject,
  value: readonly JsonValue[],
  pointer: string,
  depth: number,
): string | undefined {
  const {
    prefixItems = [],
    items = true,
    contains,
    minContains = 1,
    maxContains = Number.MAX_SAFE_INTEGER,
  } = schema;
  const first = isJsonArray(prefixItems) ? prefixItems : [];
  for (const [index, item] of value.entries()) {
    const fault = run.judge(first[index] ?? items, item, appendToken(pointer, index), depth);
    if (fault !== undefined) return fault;
  }
  if (contains === undefined) return undefined;
  const count = value.filter((item) => run.judge(contains, item, pointer, depth) === undefined).length;
  const fits = count >= Number(minContains) && count <= Number(maxContains);
  return fits ? undefined : `${pointer === '' ? 'it' : pointer} must contain what its schema asks for`;
}
