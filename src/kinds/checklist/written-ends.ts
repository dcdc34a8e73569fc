import { countWords, saysAsMuch, wordsSimilar } from '../../engine/values/words.ts';
import { isJsonObject, type JsonObject } from '../../formats/json-value.ts';
import { endsOf } from '../../formats/plain-text.ts';
import { foldText } from './folded.ts';
import { isWords, paragraphIn, sameLinks, wordsIn } from './meaning.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
import { stampsName, withStamps } from './stamps.ts';

/**
 * Whether a done item still says what stood behind its text. Behind a text stands what is put there as it is ticked, and may
 * change; what stood there while the item was open, or says anything but how far it is, was part of what it promised.
 */
export function keepsEnds(before: Item, after: Item, field: string, preset: Preset): boolean {
  if (!after.done || before.raw === after.raw) return true;
  const ends = before.done
    ? doubtfulEnds(before.raw, field, preset)
    : promisedEnds(before.raw, field, preset);
  return saysAll(after, ends, field);
}

function saysAll({ raw }: Item, ends: readonly string[], field: string): boolean {
  if (ends.length === 0) return true;
  const now = squeezed(withStamps(raw, 'paragraph', paragraphIn(raw, field)));
  return ends.every((end) => now.includes(end));
}

/**
 * Whether only what stands behind the words of a line differs: how the work went, and no number that could be part of them. A
 * remark behind a dash or in brackets, shorter than what it stands behind, is how it went, too.
 */
export function differsBehind(before: Item, after: Item, field: string, preset: Preset): boolean {
  if (!keepsAround(before, after, field, preset)) return false;
  const [old, now] = [wordsIn(before.raw, field), wordsIn(after.raw, field)];
  const end = remarkAt(old);
  if (old === now || end < 0) return old === now;
  const isSameHead = now.startsWith(old.slice(0, end)) && (now.length === end || joint.test(now.slice(end)));
  return isSameHead && keepsNumbers(old.slice(end), now);
}

/** Whether a line says the same in other words: most of them, no less, and each number that may be promised. */
export function isReworded(before: Item, after: Item, field: string, preset: Preset): boolean {
  if (!keepsAround(before, after, field, preset)) return false;
  const [old, now] = [wordsIn(before.raw, field), wordsIn(after.raw, field)];
  return old !== now && wordsSimilar(old, now) && saysAsMuch(old, now) && keepsNumbers(old, now);
}

/** Whether the links of a line lead where they led, and what may be a number of it stands behind it still. */
function keepsAround(before: Item, after: Item, field: string, preset: Preset): boolean {
  if (!isWords(field, preset) || !sameLinks(before.raw, after.raw, field)) return false;
  return saysAll(after, doubtfulEnds(before.raw, field, preset).filter(isDoubtful), field);
}

function keepsNumbers(before: string, after: string): boolean {
  const left = new Set(numbersIn(after));
  return numbersIn(before).every((each) => left.has(each));
}

const joint = /^ (?:[—–→]|--?|[([])/;

/** Where a remark begins behind what a line says; -1 where none does. */
function remarkAt(text: string): number {
  const dashes = [...text.matchAll(/ (?:[—–→]|--?) /g)].map(({ index }) => index);
  const bracket = /(?: [([][^()[\]]*[)\]])+$/.exec(text)?.index ?? -1;
  const starts = [...dashes, bracket].filter((at) => at > 0).sort((left, right) => left - right);
  return starts.find((at) => countWords(text.slice(at)) < countWords(text.slice(0, at))) ?? -1;
}

/** Numbers that may be promised: no dates, commits, or counts of progress. */
function numbersIn(text: string): string[] {
  return (
    text
      .replace(/\d{4}-\d{2}-\d{2}|\d+ ?\/ ?\d+|\b(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,40}\b/g, ' ')
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  );
}

/** What stands behind the text of an open item, but for words of its state. */
export function promisedEnds(raw: JsonObject, field: string, preset: Preset): string[] {
  const written = endsOf(paragraphIn(raw, field)).filter(
    (end) => outcome.test(end) || isDoubtful(end) || saysMore.test(end),
  );
  return [...stampedEnds(raw, preset), ...written].map(squeezed);
}

/** The same of a done item, where it surely was not put there as it was ticked. */
function doubtfulEnds(raw: JsonObject, field: string, preset: Preset): string[] {
  return [...stampedEnds(raw, preset), ...endsOf(paragraphIn(raw, field)).filter(isDoubtful)].map(squeezed);
}

/** What a preset's stamps cut that stand for anything: its own ones say by their form what they are. */
function stampedEnds(raw: JsonObject, { stamps }: Preset): string[] {
  const cut = Object.hasOwn(raw, stampsName) ? raw[stampsName] : undefined;
  if (!isJsonObject(cut)) return [];
  const ends = ['text', 'paragraph'].flatMap((name) => {
    const own = Object.hasOwn(cut, name) ? cut[name] : undefined;
    return isJsonObject(own) ? [own.within, own.behind] : [];
  });
  // A stamp with words of its own, such as a link, says what it is.
  const isBare = (stamps.text ?? []).some((pattern) => /^[^\p{L}{]*\{\*\}$/u.test(pattern));
  return [...new Set(ends)].filter(
    (end): end is string => typeof end === 'string' && ((isBare && saysSomething(end)) || isDoubtful(end)),
  );
}

/** A mere number looks like a commit, and is hardly ever one. */
function isDoubtful(end: string): boolean {
  return /^ ?[([]?\d+[)\]]?$/.test(end);
}

const outcome = /^ (?:→|↳)/;
/** More than a word of state in capitals, with a date. */
const saysMore =
  /^ ?[([](?:COMPLETED|COMPLETE|DONE|FINISHED) (?:when|if|once|after|with|without|for|in|under|below|at)\b/;
const state =
  /^(?:done|complete|finish|approv|skip|execut|in[ -]progress|progress|wip|todo|pending|not |start|block|next|ready|current|active|ongoing|await|plan|upcoming|optional|conditional|commit|sha|defer|cancel|see |by |on |to be |tbd|\d{4}-\d{2}-\d{2})/i;

/** Words in small letters, or of a script that knows no others, which do not begin like a state. */
function saysSomething(end: string): boolean {
  const words = end.replace(/^[\s()[\]*_—–:-]+/, '').replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/gi, '');
  return /[\p{Ll}\p{Lo}]{2}/u.test(words) && !state.test(words);
}

/** What no formatter changes. */
export function squeezed(text: string): string {
  return foldText(text.replace(/[*_`~\\]/g, '').replace(/["“”„‟‘’‚‛]/g, "'"));
}
