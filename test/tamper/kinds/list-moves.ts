import type { HonestMove, Situation } from '../kind.ts';
import {
  type Item,
  isDone,
  isFresh,
  isOpen,
  isReady,
  type ListDoc,
  neededBy,
  plannedItem,
  withItem,
  withItems,
} from './list-model.ts';

export type ListMove = HonestMove<ListDoc>;

/** An item as a message names it. */
export function spoken({ id, title }: Item): string {
  return `${/^\d+$/.test(id) ? `task #${id}` : id}: ${title}`;
}

export function work({ fresh, random }: Situation<ListDoc>): Record<string, string> {
  return { [`src/work-${fresh()}.js`]: `// ${random.number()}\n` };
}

function leafItems({ items }: ListDoc): Item[] {
  const parents = new Set(items.map(({ parent }) => parent));
  return items.filter(({ id }) => !parents.has(id));
}

/** An agent finishes an item whose needs are met, in the commit with the work. */
export const finish: ListMove = (situation) => {
  const { doc, random } = situation;
  const item = random.pick(leafItems(doc).filter((each) => isReady(doc, each)));
  if (item === undefined) return undefined;
  const notes = random.chance(0.5) ? `${item.notes} Finished with care`.trim() : item.notes;
  return {
    doc: withItem(doc, item.id, { status: 'done', notes }),
    message: `feat: ${spoken(item)}`,
    files: work(situation),
  };
};

/** Work that names an item whose mark follows in the next commit: here the mark, where such work came before. */
export const attempt: ListMove = (situation) => {
  const { doc, random } = situation;
  const item = random.pick(leafItems(doc).filter((each) => isReady(doc, each)));
  if (item === undefined) return undefined;
  return {
    doc: withItem(doc, item.id, {
      tries: item.tries + 1,
      notes: `${item.notes} Try ${item.tries + 1} failed`.trim(),
    }),
    message: `wip: ${spoken(item)}`,
    files: work(situation),
  };
};

export const addOpen =
  (idOf: (situation: Situation<ListDoc>) => string): ListMove =>
  (situation) => {
    const { doc, random } = situation;
    const needs = random.chance(0.3) ? (random.pick(doc.items.filter(isOpen)) ?? undefined) : undefined;
    const item = plannedItem(idOf(situation), random, { needs: needs === undefined ? [] : [needs.id] });
    return { doc: { ...doc, items: [...doc.items, item] }, message: `plan: ${spoken(item)}` };
  };

/** What is open may be said otherwise. */
export const editOpen: ListMove = ({ doc, random, fresh }) => {
  const item = random.pick(doc.items.filter(isFresh));
  if (item === undefined) return undefined;
  const change: Partial<Item> = random.chance(0.5)
    ? { criteria: [...item.criteria, `Criterion ${fresh()}`] }
    : { title: `${item.title} ${fresh()}`, description: `${item.description}, too` };
  return { doc: withItem(doc, item.id, change), message: 'plan: say more' };
};

export const dropOpen: ListMove = ({ doc, random }) => {
  const free = leafItems(doc).filter((item) => isFresh(item) && neededBy(doc, item).length === 0);
  const item = doc.items.length > 6 ? random.pick(free) : undefined;
  if (item === undefined) return undefined;
  return {
    doc: withItems(doc, (items) => items.filter(({ id }) => id !== item.id)),
    message: `plan: nobody needs ${spoken(item)}`,
  };
};

/** Something done turns out not to be, and the change says why. */
export const reopen: ListMove = ({ doc, random }) => {
  const free = leafItems(doc).filter((item) => isDone(item) && neededBy(doc, item).every(isOpen));
  const item = random.pick(free);
  if (item === undefined) return undefined;
  const isSaidInNotes = random.chance(0.5);
  return {
    doc: withItem(doc, item.id, {
      status: 'open',
      wasDone: true,
      notes: isSaidInNotes ? `${item.notes} Broken again on old phones` : item.notes,
    }),
    message: isSaidInNotes ? 'fix: what was wrong' : `reopen ${spoken(item)}, it breaks on old phones`,
  };
};

export const noteOnDone: ListMove = ({ doc, random, fresh }) => {
  const item = random.pick(doc.items.filter(isDone));
  if (item === undefined) return undefined;
  return {
    doc: withItem(doc, item.id, { notes: `${item.notes} Seen ${fresh()}`.trim() }),
    message: 'docs: notes',
  };
};

/** Two small items in one commit. */
export const finishTwo: ListMove = (situation) => {
  const first = finish(situation);
  if (first === undefined) return undefined;
  const second = finish({ ...situation, doc: first.doc });
  if (second === undefined) return undefined;
  return {
    ...second,
    message: `${first.message}\n\n${second.message}`,
    files: { ...first.files, ...second.files },
  };
};

/** Another id for an open item that nothing refers to. */
export const renameOpen =
  (idOf: (situation: Situation<ListDoc>) => string): ListMove =>
  (situation) => {
    const { doc, random } = situation;
    const item = random.pick(
      leafItems(doc).filter((each) => isFresh(each) && neededBy(doc, each).length === 0),
    );
    if (item === undefined || item.tries > 0 || !random.chance(0.4)) return undefined;
    return { doc: withItem(doc, item.id, { id: idOf(situation) }), message: 'plan: renumber' };
  };

/** The next plan in the same file, and what becomes of the old one. */
export const rotate =
  (write: (doc: ListDoc) => string, next: (situation: Situation<ListDoc>) => ListDoc): ListMove =>
  (situation) => {
    const { doc, fresh } = situation;
    const archive = { [`archive/plan-${fresh()}.json`]: write(doc) };
    return { doc: next(situation), message: 'plan: the next feature', files: archive, isAlone: true };
  };

/** Side by side: each side's changes; undefined where both changed one field of one item. */
export function mergeLists(base: ListDoc, one: ListDoc, other: ListDoc): ListDoc | undefined {
  if (base.plan !== one.plan || base.plan !== other.plan) return undefined;
  const [old, left, right] = [base, one, other].map(byId) as [ById, ById, ById];
  const ids = [...new Set([...left.keys(), ...right.keys()])];
  const items: Item[] = [];
  for (const id of ids) {
    const merged = mergeItem(old.get(id), left.get(id), right.get(id));
    if (merged === 'conflict') return undefined;
    if (merged !== undefined) items.push(merged);
  }
  const merged = { ...one, items };
  const isSound = items.every((item) => item.needs.every((id) => items.some((each) => each.id === id)));
  const early = items.some(
    (item) => isDone(item) && !item.needs.every((id) => items.some((e) => e.id === id && !isOpen(e))),
  );
  const torn = items.some(({ parent }) => parent !== undefined && !items.some(({ id }) => id === parent));
  return isSound && !early && !torn ? merged : undefined;
}

type ById = Map<string, Item>;

function byId({ items }: ListDoc): ById {
  return new Map(items.map((item) => [item.id, item]));
}

function mergeItem(
  base: Item | undefined,
  one: Item | undefined,
  other: Item | undefined,
): Item | 'conflict' | undefined {
  if (base === undefined) return one === undefined ? other : other === undefined ? one : 'conflict';
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (one === undefined || other === undefined) {
    const rest = one ?? other;
    return rest === undefined || same(rest, base) ? undefined : 'conflict';
  }
  // Who finished it and who rewrote it have to talk to each other.
  if (!same(one, base) && !same(other, base) && one.status !== other.status) return 'conflict';
  const merged: Item = { ...one };
  for (const field of [
    'title',
    'description',
    'criteria',
    'status',
    'needs',
    'notes',
    'tries',
    'wasDone',
  ] as const) {
    if (same(one[field], base[field])) Object.assign(merged, { [field]: other[field] });
    else if (!same(other[field], base[field]) && !same(one[field], other[field])) return 'conflict';
  }
  return merged;
}
