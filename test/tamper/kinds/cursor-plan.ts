import type { Edit, Expectation, Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { announced, legal } from '../reasons.ts';
import { type Item, isDone, isFresh, type ListDoc, plannedItem, withItem, withItems } from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

type CursorSituation = Situation<ListDoc>;
type CursorEdit = Edit<ListDoc>;
type Details = Pick<CursorEdit, 'net' | 'isPlain' | 'isFromTip'> & { readonly files?: true };

const freshId = ({ fresh }: CursorSituation) => `todo-${100 + fresh()}`;

function plan(random: Random): ListDoc {
  const items = Array.from({ length: 12 + random.below(4) }, (_, index) =>
    plannedItem(`todo-${index + 1}`, random),
  );
  return { plan: '', items };
}

/** Todos as Cursor writes them, above a page that says the same at length. */
function write({ items }: ListDoc): string {
  const todos = items.map(
    ({ id, title, status }) =>
      `  - id: ${id}\n    content: ${title}\n    status: ${status === 'done' ? 'completed' : status === 'open' ? 'pending' : status}\n`,
  );
  return `---\nname: Shop\noverview: A shop\ntodos:${todos.length === 0 ? ' []\n' : `\n${todos.join('')}`}isProject: false\n---\n\n# Shop\n\n- [ ] what stands here is no todo\n`;
}

const begin: moves.ListMove = ({ doc, random }) => {
  const item = random.pick(doc.items.filter(isFresh));
  return item && { doc: withItem(doc, item.id, { status: 'in_progress' }), message: 'wip' };
};

const cancel: moves.ListMove = ({ doc, random }) => {
  const item = doc.items.length > 8 ? random.pick(doc.items.filter(isFresh)) : undefined;
  return item && { doc: withItem(doc, item.id, { status: 'cancelled' }), message: 'plan: not needed' };
};

const tidy: moves.ListMove = ({ doc, random }) => {
  const item = doc.items.length > 10 ? random.pick(doc.items.filter(isDone)) : undefined;
  if (item === undefined || !random.chance(0.3)) return undefined;
  const left = (items: Item[]) => items.filter(({ id }) => id !== item.id);
  return { doc: withItems(doc, left), message: 'docs: tidy the plan' };
};

const done = ({ items }: ListDoc) => items.filter(isDone);
const open = ({ items }: ListDoc) => items.filter(isFresh);

function todo(
  pick: (doc: ListDoc) => readonly Item[],
  change: Partial<Item> | ((item: Item, situation: CursorSituation) => Partial<Item>),
  expect: Expectation,
  { files, ...more }: Details = {},
): CursorEdit {
  return {
    expect,
    ...more,
    apply(situation) {
      const { doc, random } = situation;
      const target = random.pick(pick(doc));
      if (target === undefined) return undefined;
      const changed = typeof change === 'function' ? change(target, situation) : change;
      const next = withItem(doc, target.id, changed);
      return { doc: next, message: 'Work', ...(files ? { files: moves.work(situation) } : {}) };
    },
  };
}

function list(
  expect: Expectation,
  change: (items: Item[], situation: CursorSituation) => Item[] | undefined,
  more: Details = {},
): CursorEdit {
  return {
    expect,
    ...more,
    apply(situation) {
      const items = change([...situation.doc.items], situation);
      return items && { doc: { ...situation.doc, items }, message: 'Work' };
    },
  };
}

const frozen = (change: Parameters<typeof todo>[1]) =>
  todo(done, change, 'refused', { net: 'refused', isPlain: true });

const edits: Readonly<Record<string, CursorEdit>> = {
  'reword finished work': frozen(({ title }) => ({ title: title.replace(/\S+$/, 'kettles') })),
  'replace finished work': frozen({ title: 'Warm the kettle' }),
  'finish a todo without work': todo(open, { status: 'done' }, legal('claim'), {
    net: legal('severalSteps'),
  }),
  'finish a todo with work': todo(open, { status: 'done' }, legal('claim'), { files: true }),
  'replace the content as it is finished': todo(
    open,
    { status: 'done', title: 'Warm the kettle' },
    'refused',
    {
      files: true,
      net: announced('contract'),
    },
  ),
  'reword the content as it is finished': todo(
    open,
    ({ title }) => ({ status: 'done', title: title.replace(/\S+$/, 'kettles') }),
    announced('lenientContract'),
    { files: true, net: announced('contract') },
  ),
  'reword open work': todo(open, ({ title }) => ({ title: `${title} or so` }), legal('openWork')),
  'open finished work without a reason': todo(done, { status: 'open' }, announced('lenientReopening'), {
    isFromTip: true,
  }),
  'cancel finished work': todo(done, { status: 'cancelled' }, announced('lenientReopening'), {
    isFromTip: true,
  }),
  'set open work to a status that nobody knows': todo(open, { status: 'nearly' }, announced('status'), {
    isFromTip: true,
  }),
  'open five finished todos': list(
    'refused',
    (items, { random }) => {
      const chosen = new Set(random.shuffled(items.filter(isDone)).slice(0, 5));
      if (chosen.size < 5) return undefined;
      return items.map((each) => (chosen.has(each) ? { ...each, status: 'open' } : each));
    },
    { net: 'refused' },
  ),
  'remove finished work': list(
    announced('tidied'),
    (items, { random }) => {
      const own = random.pick(items.filter(isDone));
      return own && items.filter((each) => each !== own);
    },
    { net: announced('tidied'), isFromTip: true },
  ),
  'drop open work': list(legal('openWork'), (items, { random }) => {
    const own = random.pick(items.filter(isFresh));
    return own && items.filter((each) => each !== own);
  }),
  'empty the list': list('refused', (items) => (items.every(isDone) ? undefined : []), { net: 'refused' }),
  'rename finished work': todo(done, (_, situation) => ({ id: freshId(situation) }), announced('rekeyed'), {
    isFromTip: true,
  }),
  'plan a todo that is done': list(announced('lenientBirth'), (items, situation) => [
    ...items,
    plannedItem(freshId(situation), situation.random, { status: 'done' }),
  ]),
  'use an id twice': list(announced('repeatedLine'), (items, { random }) => {
    const own = random.pick(items);
    return own && [plannedItem(own.id, random), ...items];
  }),
  'turn the todos around': list(legal('order'), (items) => items.reverse()),
};

/** Todos in the frontmatter of a plan, as docs/kinds/checklist.md describes such a list; this file knows nothing of `src/`. */
export const cursorPlan: TamperKind<ListDoc> = {
  name: 'cursor-plan',
  path: '.cursor/plans/shop.plan.md',
  otherPath: '.cursor/plans/admin.plan.md',
  format: 'frontmatter',
  ...checklistPolicy('cursor-plan', '.cursor/plans/*.plan.md'),
  deletion: 'announced',
  losing: 'announced',
  start: plan,
  write,
  progress: (doc) => done(doc).length,
  moves: [
    ...[moves.finish, moves.finish, moves.finish, moves.finish, begin, cancel, tidy],
    ...[moves.addOpen(freshId), moves.editOpen, moves.dropOpen, moves.reopen],
  ],
  ownerMoves: [],
  merge: moves.mergeLists,
  edits,
};
