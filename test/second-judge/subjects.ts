import type { Subject } from './facts.ts';
import { type Format, type Item, isPage, type List } from './items.ts';
import { pairKnown } from './pair.ts';

const find = ({ items }: List, is: number) => items.find((item) => item.is === is);
const known = (item: Item) => JSON.stringify({ ...item, is: 0, denials: [] });
const promised = ({ id, key, promise, mark }: Item) => JSON.stringify([id === '' ? '' : key, promise, mark]);
/** All that a version says, whatever its typesetting. */
export const contentOf = ({ plan, items, buried }: List) => JSON.stringify([plan, items.map(known), buried]);

/** Whether two versions say the same of a subject. */
export function isAlike(left: List, right: List, { is, field }: Subject): boolean {
  if (field === 'plan') return left.plan === right.plan;
  const [one, other] = [find(left, is), find(right, is)];
  if (one === undefined && other === undefined) return true;
  if (one === undefined || other === undefined) return false;
  if (field === 'order') return before(left, right, is) === before(right, left, is);
  if (field === 'attempts') return one.attempts === other.attempts;
  if (field === 'item') return promised(one) === promised(other);
  if (field === 'done') return one.done === other.done;
  if (field === 'mark') return JSON.stringify(one.mark) === JSON.stringify(other.mark);
  return JSON.stringify(one.promise[field]) === JSON.stringify(other.promise[field]);
}

const attemptsOf = (list: List, { is }: Subject) => find(list, is)?.attempts ?? 0;
/** Whether a subject of a version is what was accepted; what came wrongly may also be gone. */
export const isAccepted = (version: List, baseline: List, subject: Subject) =>
  isAlike(version, baseline, subject) ||
  (subject.field === 'attempts' && attemptsOf(version, subject) === attemptsOf(baseline, subject)) ||
  ((subject.expected !== undefined || subject.field === 'order') && find(version, subject.is) === undefined);

/** What stands before an item, of those that both lists have. */
function before({ items }: List, { items: others }: List, is: number): string {
  const shared = items.map((item) => item.is).filter((each) => others.some((other) => other.is === each));
  return shared.slice(0, Math.max(0, shared.indexOf(is))).join();
}

/** In what two versions differ: the items that only one has, and the fields of the others. */
export function differing(left: List, right: List): Subject[] {
  const numbers = new Set([...left.items, ...right.items].map(({ is }) => is));
  const plan: Subject[] = left.plan === right.plan ? [] : [{ is: 0, field: 'plan' }];
  const rest = [...numbers].flatMap((is): Subject[] => {
    const [one, other] = [find(left, is), find(right, is)];
    if (one === undefined || other === undefined) return [{ is, field: 'item' }];
    const fields = ['done', 'attempts', 'order', ...Object.keys(one.promise)];
    return fields.map((field) => ({ is, field }));
  });
  return [...plan, ...rest.filter((subject) => !isAlike(left, right, subject))];
}

/** The list with a subject as the other list has it, or as it is expected. */
export function putBack(format: Format, list: List, subject: Subject, from: List): List {
  const { is, field, expected } = subject;
  if (field === 'plan') return { ...list, plan: from.plan };
  const [now, old] = [find(list, is), find(from, is)];
  const without = list.items.filter((item) => item !== now);
  if (field === 'item' && old === undefined) return { ...list, items: without };
  if (field === 'item' && old !== undefined && now === undefined)
    return { ...list, items: placed(without, old, from) };
  if (now === undefined) return list;
  if (field === 'order') return old === undefined ? list : { ...list, items: placed(without, now, from) };
  const next = field === 'item' ? (old ?? now) : fieldBack(format, now, field, old, expected);
  return { ...list, items: list.items.map((item) => (item === now ? next : item)) };
}

/** Behind the nearest item that stands before it in the other list. */
function placed(items: readonly Item[], item: Item, { items: others }: List): Item[] {
  const at = others.findIndex(({ is }) => is === item.is);
  const before = others.slice(0, at).findLast(({ is }) => items.some((each) => each.is === is));
  const index = items.findIndex(({ is }) => is === before?.is) + 1;
  return [...items.slice(0, index), item, ...items.slice(index)];
}

function fieldBack(
  format: Format,
  now: Item,
  field: string,
  old: Item | undefined,
  expected: Subject['expected'],
): Item {
  if (field === 'attempts') return { ...now, attempts: Number(expected ?? old?.attempts ?? 0) };
  if (field === 'done' || field === 'mark') {
    const isDone = expected === undefined ? old?.done === true : expected === true;
    const mark =
      old?.done === isDone ? old.mark : typeof now.mark === 'boolean' || format === 'ralph' ? isDone : ' ';
    return { ...now, done: isDone, mark, contradicts: !isDone && now.contradicts };
  }
  if (old === undefined) return now;
  const promise = { ...now.promise, [field]: old.promise[field] ?? [] };
  if (field !== 'title' && field !== 'text') return { ...now, promise };
  return { ...now, promise, title: old.title, key: isPage(format) && now.id === '' ? old.key : now.key };
}

/** Gives each item of a version the number by which the history knows it. */
export function recognized(
  format: Format,
  version: List,
  current: List,
  baseline: List,
  fresh: () => number,
): List {
  const numbers = new Map<Item, number>();
  for (const [old, now] of pairKnown(format, current.items, version.items)) numbers.set(now, old.is);
  const lost = baseline.items.filter(({ is }) => !current.items.some((item) => item.is === is));
  for (const item of version.items.filter((each) => !numbers.has(each))) {
    const old = lost.find(({ key }) => key === item.key);
    if (old !== undefined) numbers.set(item, old.is);
  }
  return { ...version, items: version.items.map((item) => ({ ...item, is: numbers.get(item) ?? fresh() })) };
}
