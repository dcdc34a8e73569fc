import { type Finding, judgeHistory } from './history.ts';
import type { Commit, Format } from './items.ts';
import { type Answer, askProduct } from './product.ts';

/** Rules that speak of the list, whichever item they name first. */
const ofList = new Set(['emptied', 'order', 'undone', 'returned', 'reverted', 'unknown-shape']);

export interface Compared {
  readonly answers: readonly Answer[];
  readonly own: readonly Finding[];
  /** What one judge says and the other does not: `+` the product alone, `-` the second judge alone. */
  readonly lines: readonly string[];
}

export async function compare(format: Format, commits: readonly Commit[]): Promise<Compared> {
  const { found: own, keys, vague, range } = judgeHistory(format, commits);
  const answers = await askProduct(format, commits);
  const lineOf = (
    { commit, rule, message, severity, ended }: Omit<Answer, 'subjects' | 'refuses' | 'part' | 'text'>,
    items: readonly string[],
  ) => {
    const named = ofList.has(rule) || message === 'rotated' ? [] : [...new Set(items)].sort();
    return `${commit} ${rule}/${message} ${severity}${ended === undefined ? '' : ` ended ${ended}`} ${named.join(', ')}`;
  };
  const subjectsOf = ({ subjects, items }: Finding) =>
    subjects.map(({ field }) => field).join() + items.join();
  // What is found again is one finding, which ended where it ended at last.
  const same = (one: Finding, other: Finding) =>
    lineOf({ ...one, commit: 0, ended: 0 }, one.items) ===
      lineOf({ ...other, commit: 0, ended: 0 }, other.items) && subjectsOf(one) === subjectsOf(other);
  const endOf = (each: Finding) => {
    const ends = own.filter((other) => same(each, other)).map(({ ended }) => ended);
    return ends.includes(undefined) ? undefined : Math.max(...ends.map(Number));
  };
  const mine = new Set(own.map((each) => lineOf({ ...each, ended: endOf(each) }, each.items)));
  // A message that is about several commits names ten items of each, and says how many more there are.
  const allOf = (named: readonly string[], { commit, message, part }: Answer) =>
    (/ and \d+ more\b/.test(part ?? '') &&
      own.find(
        (each) => each.commit === commit && each.message === message && hasAll(each.items, named, part),
      )?.items) ||
    named;
  const theirs = new Set(answers.map((each) => lineOf(each, allOf(itemsOf(keys, each), each))));
  const isCompared = (line: string) => !(line.includes(' note ') && vague.has(Number(line.split(' ')[0])));
  const ofRange = range.map((each) => lineOf({ ...each, commit: 0, ended: undefined }, each.items));
  // What the range says is joined to what a step said of the same, with its commits.
  const isSaidElsewhere = (line: string) =>
    !line.includes(' error') &&
    [...mine, ...ofRange].some((each) => each.replace(/^\d+/, '') === line.replace(/^\d+/, ''));
  return {
    ...{ answers, own },
    lines: [
      ...[...theirs]
        .filter((each) => !mine.has(each) && isCompared(each) && !isSaidElsewhere(each))
        .map((each) => `+ ${each}`),
      ...[...mine].filter((each) => !theirs.has(each) && isCompared(each)).map((each) => `- ${each}`),
    ],
  };
}

const hasAll = (items: readonly string[], named: readonly string[], part = '') =>
  named.every((key) => items.includes(key)) &&
  items.length === named.length + Number(/ and (\d+) more\b/.exec(part)?.[1]);

const itemsOf = (keys: readonly string[], { part, subjects }: Answer) =>
  part === undefined
    ? subjects.map((subject) => keyOf(keys, subject))
    : keys.filter((key) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${key}(?=['${key.includes(' ') ? '' : '\\s,;'}]|$)`, 'u').test(part),
      );

/** The second judge's key of the item that a subject of the product names. */
function keyOf(keys: readonly string[], subject: string): string {
  const entity = subject.replace(/(?<!#)#(?!#).*$/, '').replaceAll('##', '#');
  if (keys.includes(entity)) return entity;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (
    keys.find((key) => plain(key) === plain(entity)) ??
    keys.find((key) => plain(entity).endsWith(plain(key))) ??
    entity
  );
}
