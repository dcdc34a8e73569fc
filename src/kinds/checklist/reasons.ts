import { gainedWords, unspaced } from '../../engine/values/words.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { pointerTokens } from '../../formats/location.ts';
import type { ItemPair } from './facts.ts';
import { lineFields } from './line-words.ts';
import { isClaim } from './meaning.ts';
import type { Checklist, Item } from './model.ts';
import { leavesIn } from './promise.ts';
import { fieldOf } from './read-item.ts';

/**
 * Whether a change of an item says why it is open: the message names it, or a text of it says more than it did, such as its notes,
 * its comments.
 */
export function hasReason(pair: ItemPair, checklist: Checklist, message: string | undefined): boolean {
  if (message !== undefined && namesItem(message, pair.after)) return true;
  const mayTell = tellingFields(pair, checklist);
  return Object.keys(pair.after.raw).some((field) => {
    if (!mayTell(field)) return false;
    return gainedWords(
      sentencesIn(fieldOf(pair.before.raw, field)),
      sentencesIn(fieldOf(pair.after.raw, field)),
    );
  });
}

/** Where the words of an item stand once more. */
const wholes = ['text', 'body'];

/** Claims, and behind the words of a line what is said of it; not what says something else than it did, nor what state or promise is read from. */
function tellingFields({ after, changed }: ItemPair, checklist: Checklist): (field: string) => boolean {
  const { preset } = checklist;
  const lines = lineFields(preset);
  const around = [...preset.unmet, ...preset.dependencies, preset.within?.field];
  const isTelling = (field: string) =>
    lines.includes(field) || (isClaim(field, after, checklist) && !around.includes(field));
  const read = Object.entries(preset.fields)
    .filter(([field]) => !isTelling(field))
    .flatMap(([, { from }]) => from.map((pointer) => pointerTokens(pointer)[0]));
  const silent = new Set([...read, ...changed, ...(changed.length === 0 ? [] : wholes)]);
  return (field) => !silent.has(field) && isTelling(field);
}

/** The texts in a value that are more than a name: a word alone is a person, a branch, a link, a time. */
function sentencesIn(value: JsonValue | undefined): string {
  return leavesIn(value)
    .filter((leaf) => typeof leaf === 'string' && isSentence.test(leaf.trim()))
    .join(' ');
}

/** Of scripts that write without blanks two characters are words. */
const isSentence = new RegExp(`\\s|[${unspaced}]{2}`, 'u');

const number = /^\d+(?:[.-]\d+)*$/;
const introduced = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;

/** What git and forges write into the first line by themselves: the branches of a merge, and the number of a pull request. */
const generated =
  /^merge (?:pull request|branch|branches|remote-tracking branch|tag|commit)\b.*$|\(#\d+\)$/gm;

/** Whether a message speaks of an item: by its key, by the number its key begins with, or by its title. */
export function namesItem(message: string, { ownKey, title }: Item): boolean {
  const text = message.toLowerCase().replace(generated, '');
  const own = ownKey.toLowerCase();
  if (hasToken(text, own, number.test(own) && !own.includes('.'))) return true;
  const [numbered] = /^[a-z]?\d+[a-z]?-\d+(?=-)/.exec(own) ?? [];
  if (
    numbered !== undefined &&
    [numbered, numbered.replace('-', '.')].some((each) => hasToken(text, each, false))
  )
    return true;
  return namesTitle(text, title.trim().toLowerCase());
}

/** From so many characters on a title is no other text by chance. */
const longTitle = 12;

/**
 * A short title has to stand as words of its own, and a single word in quotes, or as all that the first line says: `login` is
 * said of many things.
 */
function namesTitle(text: string, title: string): boolean {
  if (title.length >= longTitle) return text.includes(title);
  const isPhrase = /[\p{L}\p{N}]\s+\S*[\p{L}\p{N}]/u.test(title);
  if (isPhrase) return hasToken(text, title, false);
  if (title === '') return false;
  const subject = text.trimStart().split('\n', 1)[0]?.replace(prefix, '').trim();
  return subject === title || quotes.some(([open, close]) => text.includes(`${open}${title}${close}`));
}

/** What conventional commits put before the subject: `feat(shop)!: `. */
const prefix = /^[a-z]+(?:\([^)]*\))?!?:/;

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
];

/** A bare number must be introduced as one of an item, or stand in brackets. */
function hasToken(text: string, token: string, isBare: boolean): boolean {
  if (token === '') return false;
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    const [left, right] = [
      text.slice(Math.max(0, at - 20), at),
      text.slice(at + token.length, at + token.length + 2),
    ];
    if (/[\p{L}\p{N}]$/u.test(left) || /^(?:[\p{L}\p{N}]|[.-]\d)/u.test(right)) continue;
    if (!isBare || introduced.test(left) || /[[(]$/.test(left)) return true;
  }
  return false;
}
