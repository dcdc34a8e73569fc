import { unspaced } from '../../engine/values/words.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { plainText } from './plain-text.ts';

/** Each ideograph is a word of its own; all else is a word up to white space. */
const word = new RegExp(`[${unspaced}]|[^\\s${unspaced}]+`, 'gu');
/** A point or a bang in front of a word is part of it. */
const edges = /^[,;:?'"()[\]{}]+|[.,;:!?'"()[\]{}]+$/g;
/** Signs between words, which formatters and people write in several ways. */
const joint = /^(?:[-/|&]|--|->|=>)$/;
const signs: readonly (readonly [RegExp, string])[] = [
  [/[‐-―−]/g, '-'],
  [/[→⇒↳]/g, '->'],
  [/…/g, '...'],
  [/[“”„‟«»]/g, '"'],
  [/[‘’‚‛]/g, "'"],
];

/** The words of a text, without what only decorates it: case counts, how it is typeset does not. */
export function wordsOf(text: string): string[] {
  const plain = signs.reduce((left, [sign, own]) => left.replace(sign, own), plainText(text));
  return (plain.match(word) ?? [])
    .map((each) => each.replace(edges, ''))
    .filter((each) => each !== '' && !joint.test(each));
}

/** All that a value says, in order; what is true or false of a criterion is its mark. Iterative: depth cannot overflow. */
export function leavesIn(value: JsonValue | undefined): readonly JsonValue[] {
  const leaves: JsonValue[] = [];
  const pending: JsonValue[] = value === undefined ? [] : [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isJsonArray(next)) for (const each of [...next].reverse()) pending.push(each);
    else if (isJsonObject(next)) for (const each of said(next).reverse()) pending.push(each);
    else if (next !== null) leaves.push(next);
  }
  return leaves;
}

/** The same in words. */
export function saidIn(value: JsonValue | undefined): string[] {
  return leavesIn(value).flatMap((leaf) => (typeof leaf === 'string' ? wordsOf(leaf) : [String(leaf)]));
}

function said(object: JsonObject): JsonValue[] {
  const values = Object.values(object);
  return values.some((each) => typeof each === 'string')
    ? values.filter((each) => typeof each !== 'boolean')
    : values;
}

/** Whether everything that was said is still said, in its order. */
export function isSaid(before: readonly string[], after: readonly string[]): boolean {
  let at = 0;
  for (const each of after) if (each === before[at]) at += 1;
  return at === before.length;
}

/** A text up to the first remark that is shorter than what it stands behind: in brackets, or behind a dash. */
export function withoutRemark(text: string): string {
  const all = wordsOf(text).length;
  for (const { index } of text.matchAll(remark)) {
    const head = text.slice(0, index);
    if (wordsOf(head).length * 2 > all) return head;
  }
  return text;
}

/** What begins a remark behind a text: a bracket, an arrow, or a dash with blanks around it. */
export const remarkStart = ' (?:[([]|(?:[—–→]|--?) )';
const remark = new RegExp(`(?=${remarkStart})`, 'g');
