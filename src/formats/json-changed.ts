import { firstPlace } from './first-place.ts';
import { endOfString, nextSign, scalarIn } from './json-places.ts';
import { mayHoldMore, readTrusted } from './json-trusted.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { appendToken } from './location.ts';
import type { ReadText } from './parsed.ts';
import { valueAt } from './value-at.ts';
import { editedValue } from './value-edit.ts';

/** An object or list that is open at a place: which of its members begins before that, and where. */
interface Open {
  readonly isList: boolean;
  index: number;
  from: number;
}

/** In how many lists, one in another, it is looked whether all that changed lies within; more of them hold more text. */
const mostLists = 4;

/**
 * The value of a text that differs from a sound one between members of one list: only these are read, and all else is as it was.
 * Undefined where it differs elsewhere, or the careful reader has something to say.
 */
export function readChanged(
  { text: before, value }: ReadText,
  text: string,
  limits: JsonLimits,
): JsonValue | undefined {
  if (mayHoldMore(text, limits.maxValues)) return undefined;
  const { from, endBefore, end } = textChange(before, text);
  const open = openAt(text, from);
  const lists = [...open.keys()].filter((level) => open[level]?.isList).slice(-mostLists);
  for (const level of lists.reverse()) {
    const first = open[level] ?? { index: 0, from: 0 };
    const [old, now] = [membersFrom(before, first.from, endBefore), membersFrom(text, first.from, end)];
    // Behind both the same text has to follow.
    if (old === undefined || now === undefined || now.end - end !== old.end - endBefore) continue;
    const inside = `[${text.slice(first.from, now.end)}]`;
    const read = readTrusted(inside, { ...limits, maxDepth: limits.maxDepth - level })?.value;
    const pointer = pointerOf(text, open.slice(0, level));
    const list = valueAt(value, pointer);
    // Nothing between two commas is no JSON.
    if (!isJsonArray(read) || !isJsonArray(list) || read.length === 0) return undefined;
    const whole = [...list.slice(0, first.index), ...read, ...list.slice(first.index + old.count)];
    return editedValue(value, [{ type: 'replace', pointer, value: whole }]);
  }
  return undefined;
}

/** What differs between two texts lies in one stretch: where it begins in both, and where it ends in each. Native comparisons, by halves. */
export function textChange(before: string, text: string) {
  const most = Math.min(before.length, text.length);
  const from = firstPlace(most, (at) => before.slice(0, at + 1) !== text.slice(0, at + 1));
  const same = firstPlace(most - from, (at) => before.slice(-at - 1) !== text.slice(-at - 1));
  return { from, endBefore: before.length - same, end: text.length - same };
}

function openAt(text: string, end: number): Open[] {
  const open: Open[] = [];
  for (let at = nextSign(text, 0); at < end; at = nextSign(text, at + 1)) {
    const sign = text[at];
    const inner = open.at(-1);
    if (sign === '[' || sign === '{') open.push({ isList: sign === '[', index: 0, from: at + 1 });
    else if (sign !== ',') open.pop();
    else if (inner !== undefined) {
      inner.index++;
      inner.from = at + 1;
    }
  }
  return open;
}

/** How many members of a list begin from a place on, and where the last of them ends, which is not before another place. */
function membersFrom(text: string, from: number, least: number) {
  let [depth, count] = [0, 1];
  for (let at = nextSign(text, from); at < text.length; at = nextSign(text, at + 1)) {
    const sign = text[at];
    const isEnd = depth === 0 && (sign === ',' || sign === ']' || sign === '}');
    if (isEnd && at >= least) return { count, end: at };
    if (isEnd && sign !== ',') return undefined;
    if (isEnd) count++;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign !== ',') depth--;
  }
  return undefined;
}

/** Leads to the value that stands in these, one in another. */
function pointerOf(text: string, open: readonly Open[]): string {
  const tokens = open.map(({ isList, index, from }) => {
    const start = text.indexOf('"', from);
    return isList ? index : String(scalarIn(text.slice(start, endOfString(text, start))));
  });
  return tokens.reduce(appendToken, '');
}
