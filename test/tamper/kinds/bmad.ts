import type { Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { listEdits } from './list-edits.ts';
import {
  childrenOf,
  type Item,
  isDone,
  type ListDoc,
  plannedItem,
  withItem,
  withItems,
} from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

const onwards = ['backlog', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'done'];
const freshId = ({ fresh }: Situation<ListDoc>) => `1-${100 + fresh()}-extra`;

function epic(number: number, random: Random, stories = 3 + random.below(3)): Item[] {
  const id = `epic-${number}`;
  const parts = Array.from({ length: stories }, (_, story) =>
    plannedItem(`${number}-${story + 1}-${random.pick(['login', 'export', 'photos'])}`, random, {
      parent: id,
      status: 'backlog',
    }),
  );
  return [
    plannedItem(id, random, { status: 'backlog' }),
    ...parts,
    plannedItem(`${id}-retrospective`, random, { status: 'optional' }),
  ];
}

function plan(random: Random): ListDoc {
  const items = [1, 2, 3, 4].flatMap((number) => epic(number, random));
  // A sprint that is under way when its status is first committed.
  for (const story of items.filter(({ parent }) => parent !== undefined).slice(0, 6)) story.status = 'done';
  return derive({ plan: '', items });
}

function write({ items }: ListDoc): string {
  const lines = items.map(
    ({ id, status, tries }) => `  ${id}: ${status}${tries > 0 ? ` # ${tries} rounds` : ''}\n`,
  );
  return `# Sprint\nproject: shop\n\ndevelopment_status:\n${lines.join('')}`;
}

function stories({ items }: ListDoc): Item[] {
  return items.filter(({ parent }) => parent !== undefined);
}

/** An epic follows from its stories. */
function derive(doc: ListDoc): ListDoc {
  return withItems(doc, (items) => {
    for (const item of items) {
      const parts = childrenOf(doc, item);
      if (parts.length === 0) continue;
      const isBegun = parts.some(({ status }) => status !== 'backlog');
      item.status = parts.every(isDone) ? 'done' : isBegun ? 'in-progress' : 'backlog';
    }
  });
}

const advance: moves.ListMove = (situation) => {
  const { doc, random } = situation;
  const item = random.pick(stories(doc).filter((each) => !isDone(each)));
  if (item === undefined) return undefined;
  const at = onwards.indexOf(item.status);
  const status = onwards[Math.min(onwards.length - 1, at + 1 + random.below(2))] ?? 'done';
  const next = derive(withItem(doc, item.id, { status }));
  return { doc: next, message: `story ${item.id} is ${status}`, files: moves.work(situation) };
};

/** A review sends a story back. */
const sendBack: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(stories(doc).filter(({ status }) => status === 'review'));
  if (item === undefined) return undefined;
  return { doc: withItem(doc, item.id, { status: 'in-progress' }), message: `review of ${item.id}` };
};

const reopen: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(stories(doc).filter(isDone));
  if (item === undefined) return undefined;
  const next = derive(withItem(doc, item.id, { status: 'in-progress' }));
  return { doc: next, message: `reopen ${item.id}: it fails on old phones` };
};

const retrospect: moves.ListMove = (situation) => {
  const { doc, random } = situation;
  const due = doc.items.filter(({ id, status }) => id.endsWith('-retrospective') && status === 'optional');
  const item = random.pick(
    due.filter(({ id }) => doc.items.some((each) => `${each.id}-retrospective` === id && isDone(each))),
  );
  if (item === undefined) return undefined;
  const files = { [`docs/${item.id}.md`]: 'What went well\n' };
  return { doc: withItem(doc, item.id, { status: 'done' }), message: `docs: ${item.id}`, files };
};

const addEpic: moves.ListMove = ({ doc, random, fresh }) => {
  if (doc.items.length > 60 || !random.chance(0.3)) return undefined;
  return {
    doc: { ...doc, items: [...doc.items, ...epic(10 + fresh(), random)] },
    message: 'plan: another epic',
  };
};

const addStory: moves.ListMove = ({ doc, random, fresh }) => {
  const parent = random.pick(
    doc.items.filter(({ id, status }) => /^epic-\d+$/.test(id) && status !== 'done'),
  );
  if (parent === undefined || !random.chance(0.5)) return undefined;
  const id = `${parent.id.slice(5)}-${100 + fresh()}-more`;
  const story = plannedItem(id, random, { parent: parent.id, status: 'backlog' });
  return { doc: derive({ ...doc, items: [...doc.items, story] }), message: `plan: ${id}` };
};

const comment: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(stories(doc));
  return item && { doc: withItem(doc, item.id, { tries: item.tries + 1 }), message: 'docs: comments' };
};

export const bmad: TamperKind<ListDoc> = {
  name: 'bmad',
  path: 'docs/sprint-status.yaml',
  otherPath: 'app/docs/sprint-status.yaml',
  format: 'yaml',
  ...checklistPolicy('bmad', 'docs/sprint-status.yaml'),
  deletion: 'announced',
  losing: 'refused',
  start: plan,
  write,
  moves: [
    ...[advance, advance, advance, advance, advance, advance],
    sendBack,
    reopen,
    retrospect,
    addEpic,
    addStory,
    comment,
  ],
  ownerMoves: [],
  merge: (base, one, other) => {
    const merged = moves.mergeLists(base, one, other);
    return merged && derive(merged);
  },
  edits: listEdits('bmad', freshId),
};
