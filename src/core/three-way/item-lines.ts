import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import type { TextForm } from '../../formats/text-form.ts';
import { textLines } from '../text-lines.ts';
import { type LineRange, lineHunks } from './line-hunks.ts';

/** The lines of a text that go where a value goes out of what it says: all that it takes up. Undefined where that cannot be told. */
export function linesOfItem(form: TextForm, text: string, item: JsonValue): LineRange | undefined {
  const value = form.read(text);
  const pointer = value === undefined ? undefined : pointerOf(value, item);
  const rest = pointer === undefined ? undefined : form.write(text, [{ type: 'remove', pointer }]);
  if (rest === undefined) return undefined;
  const [now, without] = [textLines(text), textLines(rest)];
  const hunks = lineHunks(without, now).filter(({ after }) => after.from < after.to);
  const [first, last] = [hunks[0], hunks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  // The line above may only have a comma more.
  const above = bare(now[first.after.from]);
  const isComma = first.before.from < first.before.to && bare(without[first.before.from]) === above;
  const from = first.after.from + (isComma ? 1 : 0);
  return from < last.after.to ? fromItsBracket(now, { from, to: last.after.to }) : undefined;
}

const bare = (line = '') => line.trimEnd().replace(/,$/, '');

/** Brackets of neighbours are alike: a stretch begins with the one that opens, and ends with the one that closes. */
function fromItsBracket(lines: readonly string[], { from, to }: LineRange): LineRange {
  let by = 0;
  const slides = (sign: RegExp, first: number, last: number) =>
    sign.test(lines[first] ?? '') && bare(lines[first]) === bare(lines[last]);
  while (slides(/^\s*[}\]],?\s*$/, from + by, to + by)) by += 1;
  while (slides(/^\s*[{[]\s*$/, from + by - 1, to + by - 1)) by -= 1;
  return { from: from + by, to: to + by };
}

function pointerOf(value: JsonValue, item: JsonValue): string | undefined {
  const wanted = canonicalJson(item);
  const pending: [JsonValue, string][] = [[value, '']];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [each, at] = next;
    if (isJsonArray(each)) {
      const place = each.findIndex((member) => member === item || canonicalJson(member) === wanted);
      if (place >= 0) return `${at}/${place}`;
      for (const [index, member] of each.entries()) pending.push([member, `${at}/${index}`]);
    } else if (isJsonObject(each))
      for (const [name, member] of Object.entries(each)) pending.push([member, appendToken(at, name)]);
  }
  return undefined;
}
