import { jsonEqual } from '../../formats/json-equal.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';

const whitespace = /\s+/g;
const needsFolding = /^\s|\s$|\s\s|[^\S ]/;

/** A text with each run of white space as one blank, and none around it. */
export function foldText(text: string): string {
  return needsFolding.test(text) ? text.replace(whitespace, ' ').trim() : text;
}

/** A value with white space folded in its texts. Iterative: depth cannot overflow. */
export function foldValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return foldText(value);
  if (typeof value !== 'object' || value === null) return value;
  const root: { [key: string]: JsonValue } = { value };
  const pending = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const [key, member] of Object.entries(next)) {
      if (typeof member === 'string') next[key] = foldText(member);
      if (typeof member !== 'object' || member === null) continue;
      const copy = (isJsonArray(member) ? [...member] : { ...member }) as typeof root;
      next[key] = copy;
      pending.push(copy);
    }
  return root.value ?? null;
}

/** The members of an object with white space folded in them, remembered with the object: nobody may change it afterwards. */
export const foldedMembers = onceFor(
  (object: JsonObject): ReadonlyMap<string, JsonValue> =>
    new Map(Object.entries(object).map(([name, value]) => [name, foldValue(value)])),
);

/** Equality of values, key order and white space inside texts aside. */
export function foldedEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (jsonEqual(left, right)) return true;
  if (left === undefined || right === undefined) return false;
  return jsonEqual(foldValue(left), foldValue(right));
}

/** Text that is the same for values that are equal when folded. */
export function foldedText(value: JsonValue | undefined): string {
  return value === undefined ? '' : canonicalJson(foldValue(value));
}

/** Whether a value says nothing: what is absent, null, an empty text, list or map is one value. */
export function isEmptyValue(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return foldText(value) === '';
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
