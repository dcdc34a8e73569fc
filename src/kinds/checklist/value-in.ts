import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { fieldOf } from './read-item.ts';

/**
 * A value with another one where the tokens lead, or with none there; a place in a list that is none yet is its end. It recurses as deep
 * as a preset has its lists and fields.
 */
export function withValueIn(
  before: JsonValue | undefined,
  [token, ...tokens]: readonly string[],
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (token === undefined) return value;
  if (value === undefined && !isJsonObject(before)) return before;
  if (/^\d+$/.test(token) && !isJsonObject(before))
    return [...(isJsonArray(before) ? before : []), withValueIn(undefined, tokens, value) ?? null];
  const members = isJsonObject(before) ? before : none;
  const inner = withValueIn(fieldOf(members, token), tokens, value);
  if (inner !== undefined) return { ...members, [token]: inner };
  const { [token]: _, ...others } = members;
  return others;
}

const none: JsonObject = {};
