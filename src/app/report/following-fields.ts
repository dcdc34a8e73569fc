import { jsonEqual } from '../../formats/json-equal.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';

type Values = Readonly<Record<string, JsonValue>>;

/** One entity's values by field: as they were, as they are written, and as they were to be. */
export interface FieldValues {
  readonly before: Values;
  readonly after: Values;
  readonly target: Values;
}

/**
 * Whether fields that are not as they were to be changed only in that they repeat the words of the named ones, as a paragraph repeats the text that it begins
 * with: what a file says in one place it cannot say there in two ways.
 */
export function onlyFollow({ before, after, target }: FieldValues, named: ReadonlySet<string>): boolean {
  const words = [...named].flatMap((name) => pairs(textsIn(before[name]), textsIn(after[name])));
  return Object.keys({ ...before, ...after }).every((name) => {
    if ([before, target].some((values) => jsonEqual(values[name], after[name]))) return true;
    const expected = words.reduce(
      (text, [from, to]) => text.replaceAll(from, () => to),
      canonicalJson(before[name]),
    );
    return expected === canonicalJson(after[name]);
  });
}

/** Texts that took another's place, as they stand within JSON. */
function pairs(before: readonly string[], after: readonly string[]): (readonly [string, string])[] {
  const inside = (text: string | undefined) => JSON.stringify(text ?? '').slice(1, -1);
  return before.flatMap((text, index) => {
    const isSame = text === '' || text === after[index];
    return isSame ? [] : [[inside(text), inside(after[index])] as const];
  });
}

function textsIn(value: JsonValue | undefined): string[] {
  const texts: string[] = [];
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') texts.push(next);
    else if (isJsonArray(next)) pending.push(...next.toReversed());
    else if (isJsonObject(next)) pending.push(...Object.values(next).reverse());
  }
  return texts;
}
