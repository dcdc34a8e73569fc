import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';
import { pointerTokens } from './location.ts';

/** The value that a pointer leads to; undefined where it leads nowhere. */
export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  let at: JsonValue | undefined = value;
  for (const token of pointerTokens(pointer)) {
    if (isJsonArray(at)) at = at[Number(token)];
    else at = isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : undefined;
  }
  return at;
}
