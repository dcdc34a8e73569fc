import type { Format, Item, List } from './items.ts';
import { isLike, stands, wordsOf } from './words.ts';

export type Pairs = ReadonlyMap<Item, Item>;

const saying = ({ promise }: Item) =>
  JSON.stringify(Object.entries(promise).map(([, members]) => members.map(wordsOf)));
const placeOf = ({ section, parent }: Item) => `${section} ${parent}`;
const isSame = (left: Item, right: Item) =>
  left.key === right.key && left.done === right.done && saying(left) === saying(right);

/** Which items are the same by the first three steps of the page: by key or words. */
export function pairKnown(format: Format, before: readonly Item[], after: readonly Item[]): Pairs {
  const pairs = new Map<Item, Item>();
  const taken = new Set<Item>();
  const pair = (old: Item, test: (now: Item) => boolean) => {
    if (pairs.has(old)) return;
    const now = after.findLast((each) => !taken.has(each) && test(each));
    if (now === undefined) return;
    pairs.set(old, now);
    taken.add(now);
  };
  const each = (test: (old: Item, now: Item) => boolean) => {
    for (const old of before) pair(old, (now) => test(old, now));
  };
  each(isSame);
  each((old, now) => old.key === now.key && old.title === now.title && old.done === now.done);
  each((old, now) => saying(old) === saying(now) && placeOf(old) === placeOf(now));
  each((old, now) => saying(old) === saying(now));
  if (format === 'bmad')
    each((old, now) => isStory(old) && old.id === now.id && isLike(titleOf(old), titleOf(now)));
  each((old, now) => old.key === now.key && old.section === now.section);
  each((old, now) => old.key === now.key);
  return pairs;
}

/** Which items of two versions are the same, by the four steps of the page. */
export function pairUp(format: Format, old: readonly Item[], now: readonly Item[]): Pairs {
  const [before, after] = [lastOfKeys(old), lastOfKeys(now)];
  const known = pairKnown(format, before, after);
  const taken = new Set(known.values());
  const isPlaced = neighbors(before, after, known, new Set(taken));
  const pairs = new Map(known);
  for (const old of before) {
    if (pairs.has(old)) continue;
    const now = after.findLast(
      (each) => !taken.has(each) && isPlaced(old, each) && isLike(promisedBy(old), promisedBy(each)),
    );
    if (now === undefined) continue;
    pairs.set(old, now);
    taken.add(now);
  }
  return pairs;
}

/** Of items with one key the last one counts; those without an identifier are several. */
export const lastOfKeys = (items: readonly Item[]) =>
  items.filter(({ id, key }, at) => id === '' || !items.slice(at + 1).some((later) => later.key === key));

/** Of a story of BMAD the words of its key. */
const titleOf = ({ title, promise }: Item) => wordsOf(title === '' ? (promise.key?.[0] ?? '') : title);
const promisedBy = ({ promise }: Item) => Object.values(promise).flat().flatMap(wordsOf);
const isStory = ({ id, key }: Item) => id !== key;

/** Whether two items that are left stand between the same paired neighbors, below the same parent and heading. */
export function neighbors(
  before: readonly Item[],
  after: readonly Item[],
  pairs: Pairs,
  taken: ReadonlySet<Item>,
) {
  const isIn = (list: readonly Item[], heading: string) => list.some(({ section }) => section === heading);
  const isHeading = (old: string, now: string) => old === now || !(isIn(after, old) || isIn(before, now));
  const above = (list: readonly Item[], { parent }: Item) => list.find(({ key }) => key === parent);
  const isBelow = (old: Item | undefined, now: Item | undefined) =>
    old === undefined || now === undefined ? old === now : pairs.get(old) === now;
  /** The nearest paired ones before and after it, of those below the same parent and heading. */
  const around = (list: readonly Item[], item: Item, isPaired: (each: Item) => boolean) => {
    const siblings = list.filter(({ section, parent }) => section === item.section && parent === item.parent);
    const at = siblings.indexOf(item);
    return [siblings.slice(0, at).findLast(isPaired), siblings.slice(at).find(isPaired)];
  };
  return (old: Item, now: Item) => {
    if (!isHeading(old.section, now.section) || !isBelow(above(before, old), above(after, now))) return false;
    const [was, is] = [
      around(before, old, (each) => pairs.has(each)),
      around(after, now, (each) => taken.has(each)),
    ];
    return was.every((each, at) => (each === undefined ? is[at] === undefined : pairs.get(each) === is[at]));
  };
}

/** With all that it promised, or its title; where it is known by more than its place, with half of the words of both. */
export function survives(old: Item, now: Item, known: Pairs): boolean {
  const isKept = (field: string) =>
    stands((old.promise[field] ?? []).flatMap(wordsOf), (now.promise[field] ?? []).flatMap(wordsOf));
  return (
    (old.title !== '' && old.title === now.title) ||
    Object.keys(old.promise).every(isKept) ||
    (known.get(old) === now && isLike(titleOf(old), titleOf(now)) && isLike(promisedBy(old), promisedBy(now)))
  );
}

/** Whether an item's list goes on: a tag of Task Master that is gone is told by itself. */
export function goesOn(format: Format, { items }: List) {
  const tags = new Set(items.map(({ section }) => section));
  return ({ section }: Item) => format !== 'task-master' || tags.has(section);
}

/** Whether fewer than half of the old items survive, tombstones too; what went with its tag is not asked. */
export function isNewPlan(format: Format, { items, buried }: List, after: List): boolean {
  const before = items.filter(goesOn(format, after));
  const count = before.length + buried.length;
  if (count === 0 || after.items.length + after.buried.length === 0) return false;
  const known = pairKnown(format, lastOfKeys(before), lastOfKeys(after.items));
  const isIn = (old: Item) =>
    after.buried.includes(old.key) || after.items.some((each) => survives(old, each, known));
  const gone = before.filter((old) => !isIn(old));
  const lost = gone.length + buried.filter((key) => !after.buried.includes(key)).length;
  if ((count - lost) * 2 >= count) return false;
  const isOpen = ({ done, givenUp }: Item) => !done && !givenUp;
  return !before.some((old) => isOpen(old) && !gone.includes(old)) || gone.some(isOpen);
}
