import { gainedWords } from '../../engine/values/words.ts';
import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import { contractFields } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { isWords } from './meaning.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';

/** Whether a change of an item says why it is open: a text of its claim gained words, or the message names the item. */
export function hasReason(pair: ItemPair, checklist: Checklist, message: string | undefined): boolean {
  if (message !== undefined && namesItem(message, pair.after)) return true;
  const silent = silentFields(pair, checklist);
  return Object.keys(pair.after.raw).some((field) => {
    if (silent.has(field)) return false;
    return gainedWords(textIn(fieldOf(pair.before.raw, field)), textIn(fieldOf(pair.after.raw, field)));
  });
}

function silentFields({ before, after, changed }: ItemPair, checklist: Checklist): Set<string> {
  const { preset } = checklist;
  const status = after.group?.status?.field ?? preset.status?.field ?? 'status';
  const done = preset.done.map(({ field }) => field);
  const contract = [...contractFields(before, checklist), ...contractFields(after, checklist)];
  // Other words of a line say nothing of why it is open again; what is added behind them may.
  const isReworded = changed.some((field) => isWords(field, preset));
  return new Set([
    status,
    ...done,
    ...contract,
    ...(isReworded ? ['paragraph'] : []),
    ...preset.bookkeeping,
    ...preset.runner.counters,
    ...preset.key,
  ]);
}

function textIn(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return isJsonArray(value) ? value.filter((member) => typeof member === 'string').join(' ') : '';
}

const number = /^\d+(?:[.-]\d+)*$/;
const introduced = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;

/** Whether a message speaks of an item: by its key, by the number its key begins with, or by its title. */
export function namesItem(message: string, { ownKey, title }: Item): boolean {
  const text = message.toLowerCase();
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
