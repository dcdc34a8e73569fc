import type { Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { listEdits } from './list-edits.ts';
import {
  childrenOf,
  type Item,
  isDone,
  isOpen,
  isReady,
  type ListDoc,
  plannedItem,
  withItem,
  withItems,
} from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

const freshId = ({ fresh }: Situation<ListDoc>) => String(100 + fresh());

function plan(random: Random): ListDoc {
  const items = Array.from({ length: 12 + random.below(3) }, (_, index): Item[] => {
    const id = String(index + 1);
    const needs = index > 2 && random.chance(0.3) ? [String(1 + random.below(index))] : [];
    const parts = random.chance(0.3)
      ? [1, 2, 3].map((part) => plannedItem(`${id}.${part}`, random, { parent: id, status: 'pending' }))
      : [];
    return [plannedItem(id, random, { needs, status: 'pending' }), ...parts];
  });
  return { plan: 'master', items: items.flat() };
}

function write(doc: ListDoc): string {
  const tasks = doc.items
    .filter(({ parent }) => parent === undefined)
    .map((item) => ({
      ...shown(item, doc),
      subtasks: childrenOf(doc, item).map((part) => shown(part, doc)),
    }));
  return `${JSON.stringify({ [doc.plan]: { tasks, metadata: { description: 'Tasks' } } }, null, 2)}\n`;
}

function shown(item: Item, doc: ListDoc) {
  const id = item.id.slice(item.parent === undefined ? 0 : item.parent.length + 1);
  return {
    id: /^\d+$/.test(id) ? Number(id) : id,
    title: item.title,
    description: item.description,
    details: item.notes,
    testStrategy: item.criteria.join('\n'),
    priority: 'medium',
    dependencies: item.needs.filter((need) => doc.items.some((each) => each.id === need)).map(Number),
    status: item.status === 'open' ? 'pending' : item.status,
    ...item.extra,
  };
}

/** Any status but done may follow any other; done is for finished work. */
const move: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(doc.items.filter((each) => !isDone(each)));
  if (item === undefined) return undefined;
  const status =
    random.pick(['pending', 'in-progress', 'review', 'blocked', 'deferred', 'cancelled']) ?? 'pending';
  // What depends on it, or contains it, would be done above open work.
  const isNeeded = doc.items.some(
    (each) => isDone(each) && (each.needs.includes(item.id) || each.id === item.parent),
  );
  if (isNeeded) return undefined;
  return { doc: withItem(doc, item.id, { status }), message: `chore: ${moves.spoken(item)} is ${status}` };
};

/** The tool closes a task together with its parts. */
const cascade: moves.ListMove = (situation) => {
  const { doc, random } = situation;
  const parents = doc.items.filter((item) => childrenOf(doc, item).length > 0 && isReady(doc, item));
  const item = random.pick(parents);
  if (item === undefined) return undefined;
  const done = withItems(doc, (items) =>
    items.map((each) =>
      each.id === item.id || (each.parent === item.id && isOpen(each)) ? { ...each, status: 'done' } : each,
    ),
  );
  return { doc: done, message: `feat: ${moves.spoken(item)}`, files: moves.work(situation) };
};

const expand: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(
    doc.items.filter(
      (each) => isOpen(each) && each.parent === undefined && childrenOf(doc, each).length === 0,
    ),
  );
  if (item === undefined) return undefined;
  const parts = [1, 2].map((part) =>
    plannedItem(`${item.id}.${part}`, random, { parent: item.id, status: 'pending' }),
  );
  return { doc: { ...doc, items: [...doc.items, ...parts] }, message: `plan: expand ${moves.spoken(item)}` };
};

export const taskMaster: TamperKind<ListDoc> = {
  name: 'task-master',
  path: '.taskmaster/tasks/tasks.json',
  otherPath: 'app/.taskmaster/tasks/tasks.json',
  format: 'json',
  ...checklistPolicy('task-master', '.taskmaster/tasks/tasks.json'),
  deletion: 'announced',
  losing: 'refused',
  start: plan,
  write,
  moves: [
    ...[moves.finish, moves.finish, moves.finish, moves.finishTwo, move, move, move, cascade, expand],
    ...[moves.addOpen(freshId), moves.editOpen, moves.dropOpen, moves.reopen, moves.noteOnDone],
  ],
  ownerMoves: [],
  merge: moves.mergeLists,
  edits: listEdits('task-master', freshId),
};
