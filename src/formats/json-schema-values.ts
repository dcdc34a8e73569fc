import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';

/** Whether a value has a type of JSON Schema. */
export function isOfType(type: JsonValue, value: JsonValue): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isJsonArray(value);
  if (type === 'object') return isJsonObject(value) && !isInexact(value);
  if (type === 'integer')
    return Number.isInteger(value) || (isInexact(value) && !/[.eE]/.test(value.inexactNumber));
  return type === 'number' ? numberOf(value) !== undefined : typeof value === type;
}

function isInexact(value: JsonValue): value is { readonly inexactNumber: string } {
  return isJsonObject(value) && typeof value.inexactNumber === 'string' && Object.keys(value).length === 1;
}

export function numberOf(value: JsonValue): number | undefined {
  if (isInexact(value)) return Number(value.inexactNumber);
  return typeof value === 'number' ? value : undefined;
}

export function lengthOf(value: JsonValue): number | undefined {
  return typeof value === 'string' ? [...value].length : undefined;
}

export function itemsOf(value: JsonValue): number | undefined {
  return isJsonArray(value) ? value.length : undefined;
}

export function membersOf(value: JsonValue): number | undefined {
  return isJsonObject(value) && !isInexact(value) ? Object.keys(value).length : undefined;
}

export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}

export function membersIn(value: JsonValue): [string, JsonValue][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

export function has(value: JsonValue, name: string): boolean {
  return isJsonObject(value) && Object.hasOwn(value, name);
}
