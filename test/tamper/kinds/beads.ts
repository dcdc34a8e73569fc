import type { Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { beadsEdits } from './beads-edits.ts';
import { type Item, isDone, isFresh, type ListDoc, neededBy, plannedItem, withItem } from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

/** Ids are a prefix and a few letters; parts of an issue have its id, a dot and a number. */
const issueId = (number: number) => `shop-${((number + 40) * 7919).toString(36)}`;
const freshId = ({ fresh }: Situation<ListDoc>) => issueId(1000 + fresh());

function plan(random: Random, first: number): ListDoc {
  const items = Array.from({ length: 13 + random.below(4) }, (_, index): Item[] => {
    const id = issueId(first + index);
    const needs = index > 2 && random.chance(0.2) ? [issueId(first + random.below(index))] : [];
    const parts = random.chance(0.15)
      ? [1, 2].map((part) => plannedItem(`${id}.${part}`, random, { parent: id }))
      : [];
    return [plannedItem(id, random, { needs }), ...parts];
  }).flat();
  return { plan: '', items };
}

/** Time as the tool writes it: it moves on with everything that happens to an issue. */
const at = (item: Item) =>
  `2026-03-${String(1 + (item.notes.length % 27)).padStart(2, '0')}T10:00:${String(item.tries % 60).padStart(2, '0')}.25Z`;

const ends: Readonly<Record<string, (item: Item) => Record<string, unknown>>> = {
  done: (item) => ({ closed_at: at(item), close_reason: 'Closed' }),
  tombstone: (item) => ({ deleted_at: at(item), deleted_by: 'ada', delete_reason: 'not needed' }),
};

function write({ items }: ListDoc): string {
  return items.map((item) => `${JSON.stringify(shown(item))}\n`).join('');
}

function shown(item: Item) {
  const link = (type: string, id: string) => ({ issue_id: item.id, depends_on_id: id, type });
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    acceptance_criteria: item.criteria.join('\n'),
    ...(item.notes === '' ? {} : { notes: item.notes }),
    status: isDone(item) ? 'closed' : item.status,
    priority: item.tries,
    issue_type: 'task',
    created_at: '2026-03-01T09:00:00Z',
    created_by: 'ada',
    updated_at: at(item),
    ...ends[item.status]?.(item),
    dependencies: [
      ...item.needs.map((id) => link('blocks', id)),
      ...(item.parent === undefined ? [] : [link('parent-child', item.parent)]),
    ],
    ...item.extra,
  };
}

/** Somebody takes an issue, gives it back, or waits for somebody. */
const take: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(doc.items.filter(isFresh));
  const status = random.pick(['open', 'in_progress', 'in_progress', 'blocked']);
  if (item === undefined || status === undefined || status === item.status) return undefined;
  return { doc: withItem(doc, item.id, { status }), message: `bd: ${item.id} is ${status}` };
};

/** Deleted issues stay as tombstones, so that other clones do not bring them back. */
const bury: moves.ListMove = ({ doc, random }) => {
  const free = doc.items.filter(
    (item) =>
      (isFresh(item) || isDone(item)) &&
      neededBy(doc, item).length === 0 &&
      doc.items.every(({ parent }) => parent !== item.id),
  );
  const item = random.chance(0.5) ? random.pick(free) : undefined;
  if (item === undefined) return undefined;
  const was = isDone(item) ? { wasDone: true as const } : {};
  return { doc: withItem(doc, item.id, { status: 'tombstone', ...was }), message: `bd delete ${item.id}` };
};

/** Tombstones are purged when all clones know of them. */
const purge: moves.ListMove = ({ doc }) => {
  const old = new Set(doc.items.filter(({ status, wasDone }) => status === 'tombstone' && !wasDone));
  if (old.size === 0) return undefined;
  return { doc: { ...doc, items: doc.items.filter((item) => !old.has(item)) }, message: 'bd cleanup' };
};

/** The tool writes issues in the order of their ids, or in the order of its table. */
const sort: moves.ListMove = ({ doc, random }) => {
  const items = random.chance(0.5) ? random.shuffled(doc.items) : doc.items.toSorted(byId);
  return { doc: { ...doc, items }, message: 'bd export' };
};

function byId(one: Item, other: Item): number {
  return one.id < other.id ? -1 : 1;
}

/** The daemon commits what has gathered, under a message of its own. */
const sync: moves.ListMove = (situation) => {
  let { doc } = situation;
  for (const move of situation.random.shuffled([moves.finish, moves.addOpen(freshId), take, sort, bury]))
    doc = move({ ...situation, doc })?.doc ?? doc;
  return doc === situation.doc ? undefined : { doc, message: 'bd sync: 2026-03-04 10:11:12' };
};

/** Work that was found on the way, and done at once. */
const discover: moves.ListMove = (situation) => {
  const { doc, random } = situation;
  const item = plannedItem(freshId(situation), random, { status: 'done' });
  if (!random.chance(0.3)) return undefined;
  return {
    doc: { ...doc, items: [...doc.items, item] },
    message: `fix: ${item.title}`,
    files: moves.work(situation),
  };
};

const expand: moves.ListMove = ({ doc, random, fresh }) => {
  const item = random.pick(doc.items.filter((each) => isFresh(each) && each.parent === undefined));
  if (item === undefined || !random.chance(0.3)) return undefined;
  const parts = [1, 2].map(() => plannedItem(`${item.id}.${fresh() + 10}`, random, { parent: item.id }));
  return { doc: { ...doc, items: [...doc.items, ...parts] }, message: `plan: parts of ${item.id}` };
};

/** `bd rename-prefix`: every id is another one. What was reopened could not be told from something else. */
const renamePrefix: moves.ListMove = ({ doc, random, fresh }) => {
  if (!random.chance(0.15) || doc.items.some(({ wasDone }) => wasDone)) return undefined;
  const prefix = `app${fresh()}-`;
  const renamed = (id: string) => id.replace(/^[a-z0-9]+-/, prefix);
  const items = doc.items.map((item) => ({
    ...item,
    id: renamed(item.id),
    needs: item.needs.map(renamed),
    ...(item.parent === undefined ? {} : { parent: renamed(item.parent) }),
  }));
  return { doc: { ...doc, items }, message: 'bd rename-prefix', isAlone: true };
};

/** Two new prefixes for the same issues contradict each other: together they would be two issues each. */
const mergeIssues: TamperKind<ListDoc>['merge'] = (base, one, other) => {
  const keeps = ({ items }: ListDoc) => items.some(({ id }) => base.items.some((item) => item.id === id));
  return keeps(one) || keeps(other) ? moves.mergeLists(base, one, other) : undefined;
};

const nextPlan = moves.rotate(write, ({ random, fresh }) => plan(random, 5000 + 50 * fresh()));

export const beads: TamperKind<ListDoc> = {
  name: 'beads',
  path: '.beads/issues.jsonl',
  otherPath: 'app/.beads/issues.jsonl',
  format: 'records',
  ...checklistPolicy('beads', '.beads/issues.jsonl'),
  deletion: 'announced',
  losing: 'refused',
  progress: ({ items }) => items.filter(isDone).length,
  ids: ({ items }) => items.map(({ id }) => id),
  start: (random) => plan(random, 1),
  write,
  moves: [
    ...[moves.finish, moves.finish, moves.finish, moves.finish, moves.attempt, moves.finishTwo],
    ...[moves.addOpen(freshId), moves.editOpen, moves.dropOpen, moves.reopen, moves.noteOnDone],
    ...[take, take, bury, purge, sort, sync, sync, discover, expand, renamePrefix],
    moves.renameOpen(freshId),
    (situation) => (situation.random.chance(0.1) ? nextPlan(situation) : undefined),
  ],
  ownerMoves: [],
  merge: mergeIssues,
  edits: beadsEdits(freshId),
};
