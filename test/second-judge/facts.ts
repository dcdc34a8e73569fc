import { type Format, type Item, isPage, type List } from './items.ts';
import { goesOn, isNewPlan, lastOfKeys, neighbors, type Pairs, pairUp, survives } from './pair.ts';
import { says, wordsOf } from './words.ts';

export interface Past {
  readonly message: string;
  readonly work: boolean;
}

/** What is known of a commit besides the list. */
export interface Context extends Past {
  /** Earlier commits that may be evidence. */
  readonly prior: readonly Past[];
  /** Whether nothing but state files changed since the last version of the list. */
  readonly isIdle: boolean;
  readonly archive: List | undefined;
}

/** What goes back for an error to go: an item, a field of it, or all (`is` 0). */
export interface Subject {
  readonly is: number;
  readonly field: 'item' | 'done' | 'mark' | 'attempts' | 'order' | 'all' | (string & {});
  /** Where the value before is no answer: an item that is new goes back to open. */
  readonly expected?: boolean | number;
}

export interface Said {
  readonly rule: string;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'note';
  /** Keys of the items that it names, as they are called now. */
  readonly items: readonly string[];
  readonly subjects: readonly Subject[];
}

export interface Facts {
  readonly format: Format;
  readonly before: List;
  readonly after: List;
  readonly context: Context;
  readonly pairs: Pairs;
  readonly gone: readonly Item[];
  readonly came: readonly Item[];
  /** Whether the list is a new plan. */
  readonly isNew: boolean;
  /** Whether the list of an item goes on. */
  readonly goes: (item: Item) => boolean;
  readonly hasOtherPlanKey: boolean;
  /** Whether a done item that came stands in the place of an open one that is gone, and of which. */
  readonly replaced: ReadonlyMap<Item, Item>;
  /** Items that are done now and were not, in the order of the list, born done ones among them. */
  readonly flips: readonly Item[];
  /** Those of them that an earlier commit with work is about. */
  readonly recorded: ReadonlySet<Item>;
}

export function factsOf(format: Format, before: List, after: List, context: Context): Facts {
  const isNew = isNewPlan(format, before, after);
  const goes = goesOn(format, after);
  const hasOtherPlanKey = before.plan !== after.plan;
  const all = pairUp(format, before.items, after.items);
  const isKept = (old: Item, now: Item) =>
    old.title === '' ? survives(old, now, all) : old.title === now.title;
  const pairs = new Map([...all].filter(([old, now]) => !(isNew && goes(old)) || isKept(old, now)));
  const taken = new Set(pairs.values());
  const gone = lastOfKeys(before.items).filter((old) => !pairs.has(old));
  const came = lastOfKeys(after.items).filter((now) => !taken.has(now));
  const isPlaced = neighbors(before.items, after.items, pairs, taken);
  const wasDone = new Map([...pairs].map(([old, now]) => [now, old.done]));
  const flips = lastOfKeys(after.items).filter((now) => now.done && wasDone.get(now) !== true);
  const replaced = new Map<Item, Item>();
  for (const now of isNew ? [] : came) {
    const old = gone.find(
      (each) =>
        !each.done &&
        !each.givenUp &&
        !after.buried.includes(each.key) &&
        isPlaced(each, now) &&
        ![...replaced.values()].includes(each),
    );
    if (now.done && old !== undefined) replaced.set(now, old);
  }
  const recorded = recordedOf(format, flips, after.items, context);
  return {
    ...{ format, before, after, context, pairs, gone, came, flips, recorded, replaced, hasOtherPlanKey },
    ...{ isNew, goes },
  };
}

/** One earlier commit with work is evidence of two items at most. */
function recordedOf(
  format: Format,
  flips: readonly Item[],
  all: readonly Item[],
  { prior }: Context,
): Set<Item> {
  const used = new Map<Past, number>();
  const recorded = new Set<Item>();
  for (const item of flips) {
    const commit = prior.find(
      (each) => each.work && (used.get(each) ?? 0) < 2 && isAbout(format, each.message, item, all),
    );
    if (commit === undefined) continue;
    used.set(commit, (used.get(commit) ?? 0) + 1);
    recorded.add(item);
  }
  return recorded;
}

/** Whether a message is about an item: it says its id or title, or two words of the title that few others have. */
function isAbout(format: Format, message: string, item: Item, all: readonly Item[]): boolean {
  if (names(format, message, item)) return true;
  const isRare = (word: string) => all.filter(({ title }) => wordsOf(title).includes(word)).length <= 2;
  const own = wordsOf(item.title).filter((word) => says(message, word) && isRare(word));
  return new Set(own).size >= 2;
}

/** Whether a message names an item by its id (a number as `#4`) or its title. */
export function names(format: Format, message: string, { id, title }: Item): boolean {
  if (format === 'task-master')
    return new RegExp(`(#|task )${id}\\b`, 'i').test(message) || says(message, title);
  return says(message, id) || says(message, title);
}

export const of = (items: readonly Item[], field = 'item'): Subject[] =>
  items.map(({ is }) => ({ is, field }));
const keysOf = (items: readonly Item[]) => items.map(({ key }) => key);
/** As grave in data, milder in pages. */
export const inData = ({ format }: Facts) => (isPage(format) ? 'warning' : 'error');

export const say = (
  rule: string,
  message: string,
  severity: Said['severity'],
  items: readonly Item[],
  subjects: readonly Subject[],
): Said => ({
  ...{ rule, message, severity, subjects },
  items: keysOf(items),
});
export const isDone = ({ done }: Item) => done;
export const isOpen = ({ done }: Item) => !done;
/** An epic of BMAD, whose mark follows from its stories. */
export const isGroup = ({ key }: Item) => key.startsWith('epic-');
/** An item whose mark follows from those below it; in pages each box has its own. */
export const isParent = (item: Item, { items }: List, format: Format) =>
  isGroup(item) || (!isPage(format) && items.some(({ parent }) => parent === item.key));
