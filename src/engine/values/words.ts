import { countsOf } from './sequence.ts';

/** The characters of scripts that write without blanks, for a class of characters: each is taken for a word. */
export const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const word = new RegExp(String.raw`[${unspaced}]|[\p{L}\p{N}]+`, 'gu');
const timestamp = /\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}:?\d{2})?)?/g;

function wordsOf(text: string): string[] {
  return text.slice(0, 20_000).toLowerCase().match(word) ?? [];
}

/** Words that every text has: they make no two alike. */
const common = new Set(
  'a an and are as at be by for from in into is it its not of on or that the this to via with'.split(' '),
);

/** The words that tell a text from others; where it has no other, the common ones. */
export function tellingWords(text: string): ReadonlySet<string> {
  const all = wordsOf(text);
  const own = all.filter((each) => !common.has(each));
  return new Set(own.length === 0 ? all : own);
}

/** Whether two texts share at least half of the words that tell them from others. */
export function wordsSimilar(left: string, right: string): boolean {
  const [one, other] = [tellingWords(left), tellingWords(right)];
  return [...one].filter((each) => other.has(each)).length * 4 >= one.size + other.size;
}

/** Whether a text gained words, dates and numbers aside; one that is said once more is gained too. */
export function gainedWords(before: string, after: string): boolean {
  const left = new Map(countsOf(wordsOf(before)));
  return wordsOf(after.replace(timestamp, ' ')).some((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0 && /\p{L}/u.test(each);
  });
}
