import type { Random } from '../random.ts';

/** An item of any checklist as docs/kinds/checklist.md describes it; this file knows nothing of `src/`. */
export interface Item {
  readonly id: string;
  /** The item it is a part of: a task of its subtasks, an epic of its stories. */
  readonly parent?: string;
  title: string;
  description: string;
  criteria: string[];
  status: string;
  /** Ids of items that have to be done before. */
  needs: string[];
  notes: string;
  tries: number;
  /** It was done once: reopened work keeps its contract, since others relied on it. */
  wasDone?: true;
  /** What a format has beside these, as its text shall have it. */
  extra?: Readonly<Record<string, unknown>>;
}

export interface ListDoc {
  readonly plan: string;
  readonly items: readonly Item[];
}

const subjects = [
  'invoice',
  'photo',
  'calendar',
  'archive',
  'label',
  'password',
  'report',
  'basket',
  'search',
  'chat',
];
const verbs = [
  'export',
  'import',
  'share',
  'print',
  'rename',
  'filter',
  'merge',
  'schedule',
  'preview',
  'sign',
];
const places = [
  'from the menu',
  'by keyboard',
  'on the phone',
  'in the night',
  'for guests',
  'over the network',
];

export function plannedItem(id: string, random: Random, more: Partial<Item> = {}): Item {
  const [verb, subject, place] = [random.pick(verbs), random.pick(subjects), random.pick(places)];
  return {
    id,
    title: `${verb} each ${subject} ${place} (${id})`,
    description: `Whoever has the right may ${verb} a ${subject} ${place}, as ${id} of the plan`,
    criteria: [`The ${subject} is there`, `${verb} takes less than 2 s`, `${id} has tests`],
    status: 'open',
    needs: [],
    notes: '',
    tries: 0,
    ...more,
  };
}

export function isDone({ status }: Item): boolean {
  return status === 'done';
}

/** Neither done nor given up. */
export function isOpen({ status }: Item): boolean {
  return !closed.includes(status);
}

const closed: readonly string[] = ['done', 'cancelled', 'deferred', 'tombstone'];

/** Open, and never done before: it may be reworded, dropped or renumbered. */
export function isFresh(item: Item): boolean {
  return isOpen(item) && item.wasDone !== true;
}

function copyItems(doc: ListDoc): Item[] {
  return structuredClone([...doc.items]);
}

export function withItems(doc: ListDoc, change: (items: Item[]) => Item[] | undefined): ListDoc {
  const items = copyItems(doc);
  return { ...doc, items: change(items) ?? items };
}

/** The same list with one item changed; it may get another id. */
export function withItem(doc: ListDoc, id: string, change: Partial<Item>): ListDoc {
  return withItems(doc, (items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)));
}

export function childrenOf({ items }: ListDoc, { id }: Item): Item[] {
  return items.filter(({ parent }) => parent === id);
}

export function neededBy({ items }: ListDoc, { id }: Item): Item[] {
  return items.filter(({ needs }) => needs.includes(id));
}

export function isReady({ items }: ListDoc, item: Item): boolean {
  return isOpen(item) && items.every((each) => !item.needs.includes(each.id) || !isOpen(each));
}
