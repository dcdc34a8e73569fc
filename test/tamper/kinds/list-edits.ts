import type { Edit, Expectation, Guard, Move, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  childrenOf,
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
import { spoken } from './list-moves.ts';

export type Preset = 'ralph' | 'feature-list' | 'task-master' | 'bmad' | 'beads';
export type ListSituation = Situation<ListDoc>;
export type ListEdit = Edit<ListDoc>;
export type Edits = Readonly<Record<string, ListEdit>>;
type Change = Partial<Item> | ((item: Item, situation: ListSituation) => Partial<Item> | undefined);

interface Details {
  readonly net?: Expectation;
  readonly isPlain?: true;
  readonly isFromTip?: true;
  readonly option?: string;
  readonly guard?: Guard;
  readonly says?: (item: Item) => string;
  readonly files?: true;
}

const leaves = (doc: ListDoc) => {
  const parents = new Set(doc.items.map(({ parent }) => parent));
  return doc.items.filter(({ id }) => !parents.has(id) && !id.endsWith('-retrospective'));
};
export const done = (doc: ListDoc) => leaves(doc).filter(isDone);
export const ready = (doc: ListDoc) => leaves(doc).filter((item) => isFresh(item) && isReady(doc, item));
export const free = (doc: ListDoc) =>
  done(doc).filter((item) => {
    const parent = doc.items.find(({ id }) => id === item.parent);
    return neededBy(doc, item).every(isOpen) && (parent === undefined || !isDone(parent));
  });

const beside = ({ fresh }: ListSituation) => ({ [`src/work-${fresh()}.js`]: '// work\n' });

/** One item of some sort is changed by hand. */
export function item(
  pick: (doc: ListDoc) => readonly Item[],
  change: Change,
  expect: Expectation,
  details: Details = {},
): ListEdit {
  const { says, files, ...more } = details;
  return {
    expect,
    ...more,
    apply(situation) {
      const { doc, random } = situation;
      const target = random.pick(pick(doc));
      const changed =
        target && (typeof change === 'function' ? change(structuredClone(target), situation) : change);
      if (target === undefined || changed === undefined) return undefined;
      return {
        doc: withItem(doc, target.id, changed),
        message: says === undefined ? 'Work' : says(target),
        ...(files ? { files: beside(situation) } : {}),
      };
    },
  };
}

export function whole(expect: Expectation, apply: ListEdit['apply'], net?: Expectation): ListEdit {
  return { expect, apply, ...(net === undefined ? {} : { net }) };
}

/** So many items turn done, or open, at once. */
export function many(
  count: number,
  pick: (doc: ListDoc) => readonly Item[],
  status: string,
  expect: Expectation,
  more: Details = {},
  extra?: Item['extra'],
): ListEdit {
  const changed = { status, ...(extra === undefined ? {} : { extra }) };
  return {
    expect,
    ...(more.net === undefined ? {} : { net: more.net }),
    apply(situation) {
      const items = situation.random.shuffled(pick(situation.doc)).slice(0, count);
      if (items.length < count) return undefined;
      const chosen = new Set(items.map(({ id }) => id));
      const doc = withItems(situation.doc, (all) =>
        all.map((each) => (chosen.has(each.id) ? { ...each, ...changed } : each)),
      );
      return { doc, message: 'Work', ...(more.files ? { files: beside(situation) } : {}) };
    },
  };
}

/** Items that depend on nothing: what flips at once does not break their order. */
const needless = (doc: ListDoc) =>
  leaves(doc).filter((each) => isFresh(each) && each.needs.length === 0 && each.parent === undefined);

/** What was done keeps its contract, in a commit and in the net. */
export const frozen = (change: Change) => item(done, change, 'refused', { net: 'refused', isPlain: true });

const asking: Details = { option: 'evidence: required' };

/** Marks and statuses, in every format. */
function statusEdits(preset: Preset): Edits {
  const isBmad = preset === 'bmad';
  const openStatus = isBmad ? 'in-progress' : preset === 'task-master' ? 'pending' : 'open';
  const stories = isBmad ? (doc: ListDoc) => leaves(doc).filter(isOpen) : ready;
  const flippedLate = (expect: Expectation, more: Details = {}): ListEdit => ({
    expect,
    ...more,
    apply(situation) {
      const { doc, random } = situation;
      const own = random.pick(stories(doc));
      const tidying = [1, 2, 3].map(() => ({ doc, message: 'Tidy', files: beside(situation) }));
      return own && [...tidying, { doc: withItem(doc, own.id, { status: 'done' }), message: 'Work' }];
    },
  });
  return {
    'flip an item long after its work': flippedLate(preset === 'beads' ? legal('claim') : announced('claim')),
    'flip an item without work': item(stories, { status: 'done' }, legal('claim'), {
      net: legal('severalSteps'),
    }),
    'flip an item without work where evidence is asked for': flippedLate('refused', asking),
    'flip an item without work where evidence is asked for, while the guard succeeds': flippedLate(
      legal('guarded'),
      { ...asking, guard: 'success', isFromTip: true },
    ),
    'flip an item while the guard fails': item(stories, { status: 'done' }, 'refused', {
      guard: 'failure',
      net: 'refused',
    }),
    'flip an item with work beside it': item(stories, { status: 'done' }, legal('claim'), { files: true }),
    'flip an item and name it in the message': item(stories, { status: 'done' }, legal('claim'), {
      says: spoken,
    }),
    'flip four items at once': many(4, isBmad ? stories : needless, 'done', announced('smallBulk'), {
      files: true,
    }),
    'flip ten items at once': many(10, isBmad ? stories : needless, 'done', announced('smallBulk'), {
      files: true,
      net: legal('severalSteps'),
    }),
    'reopen an item without a reason': item(free, { status: openStatus }, 'refused', { net: 'refused' }),
    'reopen an item with a reason': item(free, { status: openStatus }, announced('reason'), {
      says: (each) => `reopen ${spoken(each)}`,
    }),
    'reopen five items at once without a reason': many(5, free, openStatus, 'refused', { net: 'refused' }),
    'move a mark from one item to another': whole('refused', ({ doc, random }) => {
      const [from, to] = [random.pick(free(doc)), random.pick(stories(doc))];
      if (from === undefined || to === undefined) return undefined;
      return {
        doc: withItem(withItem(doc, from.id, { status: openStatus }), to.id, { status: 'done' }),
        message: 'Work',
      };
    }),
    'empty the list, and bring it back with nothing done': whole('refused', ({ doc }) => {
      if (done(doc).length < 5) return undefined;
      const reset = withItems(doc, (all) =>
        all.map((each) => (isDone(each) ? { ...each, status: openStatus } : each)),
      );
      return [
        { doc: { ...doc, items: [] }, message: 'Clean up' },
        { doc: reset, message: 'Restore' },
      ];
    }),
    // One of which all is done may be emptied.
    'empty the list': whole(
      'refused',
      ({ doc }) =>
        doc.items.every(isDone) ? undefined : { doc: { ...doc, items: [] }, message: 'Clean up' },
      'refused',
    ),
  };
}

/** Items with titles, descriptions and criteria. */
function contractEdits(
  preset: Exclude<Preset, 'bmad'>,
  freshId: (situation: ListSituation) => string,
): Edits {
  const by = (expected: Readonly<Record<Exclude<Preset, 'bmad'>, Expectation>>) => expected[preset];
  const strict = preset !== 'task-master' && preset !== 'beads';
  const ordered = (expect: Expectation) => (strict ? expect : announced('lenientRelations'));
  return {
    'reword the title of done work': frozen((own) => ({ title: own.title.replace(/\S+$/, 'kettles') })),
    'reword the description of done work': frozen({ description: 'Something' }),
    'drop a criterion of done work': frozen((own) =>
      own.criteria.length > 0 ? { criteria: own.criteria.slice(1) } : undefined,
    ),
    'add a criterion to done work': item(
      done,
      (own) => ({ criteria: [...own.criteria, 'It is blue'] }),
      announced('saidBehind'),
      { net: announced('saidBehind') },
    ),
    'drop all criteria of done work': frozen((own) =>
      own.criteria.length > 0 ? { criteria: [] } : undefined,
    ),
    'put an invisible character into done work': frozen((own) => ({
      description: own.description.replace(' ', ' \u200b'),
    })),
    'replace a letter of done work by a homoglyph': frozen((own) => ({
      description: own.description.replace('a', 'а'),
    })),
    'replace done work by something else': frozen({
      title: 'Warm the kettle',
      description: 'Tea is ready at four',
    }),
    'reword done work under another key': item(
      free,
      (own, situation) => ({ id: freshId(situation), description: `less ${own.title}` }),
      'refused',
    ),
    'change only blanks in done work': item(
      done,
      (own) => ({ description: own.description.replaceAll(' ', '  ') }),
      legal('format'),
      { net: legal('format') },
    ),
    'write more notes on done work': item(
      done,
      (own) => ({ notes: `${own.notes} and more` }),
      legal('claimFields'),
      { net: legal('claimFields') },
    ),
    'reword open work': item(
      (doc) => leaves(doc).filter(isFresh),
      (own) => ({ description: `${own.description}, maybe` }),
      legal('openWork'),
      { net: legal('openWork') },
    ),
    'drop open work': deleted(
      (doc) => leaves(doc).filter((each) => isFresh(each) && neededBy(doc, each).length === 0),
      legal('openWork'),
      legal('openWork'),
    ),
    'remove done work': { ...deleted(free, 'refused', 'refused'), isPlain: true },
    'empty the list, and bring it back with done work reworded': whole('refused', ({ doc, random }) => {
      const own = random.pick(done(doc));
      if (own === undefined) return undefined;
      return [
        { doc: { ...doc, items: [] }, message: 'Clean up' },
        { doc: withItem(doc, own.id, { description: 'Something' }), message: 'Restore' },
      ];
    }),
    'reword in the commit that flips': item(
      ready,
      (own) => ({ status: 'done', criteria: own.criteria.slice(1) }),
      'refused',
      { files: true, net: announced('contract') },
    ),
    // What was planned within the range has no contract at its base.
    'reword, and flip in the next commit': {
      isFromTip: true,
      ...whole(announced('contract'), (situation) => {
        const own = situation.random.pick(ready(situation.doc));
        if (own === undefined) return undefined;
        const reworded = withItem(situation.doc, own.id, { criteria: ['It starts'] });
        return [
          { doc: reworded, message: 'Say it shorter' },
          {
            doc: withItem(reworded, own.id, { status: 'done' }),
            message: spoken(own),
            files: beside(situation),
          },
        ];
      }),
    },
    'reopen with a reason, reword, and flip again': {
      net: 'refused',
      ...whole(announced('legalSteps'), (situation) => {
        const own = situation.random.pick(free(situation.doc));
        if (own === undefined) return undefined;
        const open = withItem(situation.doc, own.id, {
          status: preset === 'task-master' ? 'pending' : 'open',
        });
        const reworded = withItem(open, own.id, { criteria: ['It starts'] });
        return [
          { doc: open, message: `reopen ${spoken(own)}: it fails` },
          { doc: reworded, message: 'Say it shorter' },
          {
            doc: withItem(reworded, own.id, { status: 'done' }),
            message: spoken(own),
            files: beside(situation),
          },
        ];
      }),
      isFromTip: true,
    },
    'replace open work by something else': item(
      ready,
      { title: 'Warm the kettle', description: 'Tea is ready at four' },
      announced('openWork', 'checklist/item-replaced'),
    ),
    'replace open work by something else and flip it': item(
      ready,
      { title: 'Warm the kettle', description: 'Tea is ready at four', status: 'done' },
      'refused',
      { files: true },
    ),
    'plan an item that is done already': born(announced('lenientBirth'), {}, freshId),
    'plan an item that is done, with work': born(legal('bornDone'), { files: true }, freshId),
    'plan an item that is done, with work, while the guard fails': {
      ...born('refused', { files: true }, freshId),
      guard: 'failure',
    },
    'drop an item and plan it again, done': whole(announced('lenientBirth'), ({ doc, random }) => {
      const own = random.pick(
        ready(doc).filter(
          (each) =>
            each.parent === undefined &&
            neededBy(doc, each).length === 0 &&
            childrenOf(doc, each).length === 0,
        ),
      );
      if (own === undefined) return undefined;
      const without = withItems(doc, (items) => items.filter(({ id }) => id !== own.id));
      return [
        { doc: without, message: 'Nobody needs it' },
        { doc: { ...without, items: [...without.items, { ...own, status: 'done' }] }, message: 'After all' },
      ];
    }),
    'rename an open item and flip it': item(
      // Work on what was tried is evidence, under its title too.
      (doc) =>
        ready(doc).filter(
          (each) => each.tries === 0 && neededBy(doc, each).length === 0 && each.parent === undefined,
        ),
      (_, situation) => ({ id: freshId(situation), status: 'done' }),
      announced('lenientBirth'),
      { isFromTip: true },
    ),
    'rename done work': item(
      (doc) => free(doc).filter((each) => neededBy(doc, each).length === 0 && each.parent === undefined),
      (_, situation) => ({ id: freshId(situation) }),
      announced('rekeyed'),
      { isFromTip: true },
    ),
    'use an id twice': whole('refused', ({ doc, random }) => {
      const own = random.pick(doc.items.filter(({ parent }) => parent === undefined));
      if (own === undefined) return undefined;
      return {
        doc: { ...doc, items: [...doc.items, { ...plannedItem(own.id, random), status: 'done' }] },
        message: 'Work',
      };
    }),
    'swap two items': whole(preset === 'feature-list' ? 'refused' : legal('order'), ({ doc }) => {
      const tops = doc.items.filter(({ parent }) => parent === undefined);
      const [a, b] = tops.slice(0, 2);
      if (a === undefined || b === undefined) return undefined;
      const items = doc.items.map((each) => (each === a ? b : each === b ? a : each));
      return { doc: { ...doc, items }, message: 'Work' };
    }),
    'finish what depends on open work': item(
      (doc) =>
        leaves(doc).filter((each) => isFresh(each) && each.parent === undefined && !isReady(doc, each)),
      { status: 'done' },
      ordered('refused'),
      { files: true },
    ),
    'drop a dependency in the commit that flips': item(
      (doc) =>
        leaves(doc).filter((each) => isFresh(each) && each.parent === undefined && !isReady(doc, each)),
      { status: 'done', needs: [] },
      by({
        ralph: 'refused',
        'feature-list': legal('needs'),
        'task-master': legal('lenientRelations'),
        beads: legal('lenientRelations'),
      }),
      { files: true },
    ),
    'say more and wait for nothing': item(
      ready,
      (own) => ({ extra: { aside: own.id } }),
      legal('claimFields'),
    ),
  };
}

/** Fields of their own in the formats that know a boolean mark. */
function markEdits(preset: 'ralph' | 'feature-list'): Edits {
  const more = (
    name: string,
    expect: Expectation,
    pick: (doc: ListDoc) => readonly Item[],
    extra: Readonly<Record<string, unknown>>,
  ) => [name, item(pick, { extra }, expect, { isFromTip: true })] as const;
  return Object.fromEntries([
    more('write a mark as a text', 'refused', free, { passes: 'true' }),
    more('write a mark as a number', 'refused', free, { passes: 1 }),
    more('write a mark as null', 'refused', free, { passes: null }),
    more('drop a mark', 'refused', free, { passes: undefined }),
    more('say done in another field', announced('disagreement'), ready, { status: 'done' }),
    ...(preset === 'ralph'
      ? [
          more('lower a counter', 'refused', (doc) => doc.items.filter(({ tries }) => tries > 0), {
            retryCount: 0,
          }),
          more('drop a counter', 'refused', (doc) => doc.items.filter(({ tries }) => tries > 0), {
            retryCount: undefined,
          }),
          more('raise a counter by many', 'refused', (doc) => doc.items, { retryCount: 40 }),
          more('begin a second counter', 'refused', (doc) => doc.items, { attempts: 5 }),
          more('raise the maximum of a counter', legal('maximum'), (doc) => doc.items, { maxRetries: 99 }),
          more(
            'write a counter beyond its maximum',
            'refused',
            (doc) => doc.items.filter(({ tries }) => tries > 0),
            { maxRetries: 0, retryCount: 2 ** 40 },
          ),
        ]
      : []),
  ]);
}

function deleted(pick: (doc: ListDoc) => readonly Item[], expect: Expectation, net: Expectation): ListEdit {
  return {
    expect,
    net,
    apply({ doc, random }) {
      const own = random.pick(pick(doc).filter((each) => childrenOf(doc, each).length === 0));
      return (
        own && { doc: withItems(doc, (items) => items.filter(({ id }) => id !== own.id)), message: 'Work' }
      );
    },
  };
}

function born(
  expect: Expectation,
  { files }: Details,
  freshId: (situation: ListSituation) => string,
): ListEdit {
  return whole(expect, (situation) => {
    const { doc, random } = situation;
    const own = plannedItem(freshId(situation), random, { status: 'done' });
    const move: Move<ListDoc> = { doc: { ...doc, items: [...doc.items, own] }, message: 'Work' };
    return files ? { ...move, files: beside(situation) } : move;
  });
}

/** Another plan in the place of this one. */
function planEdits(
  preset: 'ralph' | 'feature-list' | 'beads',
  freshId: (situation: ListSituation) => string,
): Edits {
  const isKeyed = preset === 'ralph';
  const anew = (situation: ListSituation, status = 'open'): Item[] =>
    Array.from({ length: 12 }, () => plannedItem(freshId(situation), situation.random, { status }));
  const unfinished = ({ items }: ListDoc) => items.some(isDone) && items.some(isOpen);
  return {
    'replace the plan and lose what was done': whole(
      'refused',
      (situation) =>
        unfinished(situation.doc)
          ? { doc: { ...situation.doc, items: anew(situation) }, message: 'A better plan' }
          : undefined,
      'refused',
    ),
    'replace the plan under another plan key': whole(
      isKeyed ? announced('rotation') : 'refused',
      (situation) =>
        unfinished(situation.doc)
          ? {
              doc: { plan: `ralph/other-${situation.fresh()}`, items: anew(situation) },
              message: 'The next plan',
            }
          : undefined,
    ),
    'finish open work by a new plan': whole('refused', ({ doc, fresh }) => {
      const open = doc.items.filter(isOpen);
      if (open.length < 3) return undefined;
      const items = doc.items.map((each) =>
        isOpen(each) ? { ...each, status: 'done', title: `${each.title} now`, needs: [] } : each,
      );
      return { doc: { plan: `ralph/other-${fresh()}`, items }, message: 'The next plan' };
    }),
    ...(isKeyed
      ? {
          'change the plan key and reword what was done': whole('refused', ({ doc, fresh }) =>
            doc.items.some(isDone)
              ? {
                  doc: {
                    plan: `ralph/other-${fresh()}`,
                    items: doc.items.map((each) =>
                      isDone(each) ? { ...each, criteria: ['It starts'] } : each,
                    ),
                  },
                  message: 'The next plan',
                }
              : undefined,
          ),
        }
      : {}),
  };
}

/** Statuses that follow on each other, and items that consist of others. */
function nestedEdits(preset: 'task-master' | 'bmad'): Edits {
  const isBmad = preset === 'bmad';
  const parents = (doc: ListDoc) =>
    doc.items.filter((each) => !isDone(each) && childrenOf(doc, each).some(isOpen));
  const stories = (doc: ListDoc) => done(doc).filter(({ id }) => /^\d/.test(id));
  return {
    'finish a parent above open work': item(
      parents,
      { status: 'done' },
      isBmad ? 'refused' : announced('lenientRelations'),
      { files: true },
    ),
    'use a status that nobody knows': item(
      (doc) => leaves(doc).filter(isOpen),
      { status: 'almost' },
      announced('status'),
    ),
    ...(isBmad
      ? {
          'give done work another slug': item(
            stories,
            (own) => ({ id: `${own.id}-v2` }),
            announced('rekeyed', 'checklist/rekeyed'),
            { net: legal('rekeyed') },
          ),
          'give done work another number': item(
            stories,
            (own) => ({ id: own.id.replace(/-\d+-/, '-777-') }),
            announced('rekeyed', 'checklist/rekeyed'),
            { net: legal('rekeyed') },
          ),
          'give done work another number and slug': item(
            stories,
            (own) => ({ id: own.id.replace(/-\d+-.*/, '-777-warm-the-kettle') }),
            'refused',
            { net: 'refused', isPlain: true },
          ),
          'rename a done epic by a homoglyph': item(
            (doc) => done(doc).filter(({ id }) => !stories(doc).some((own) => own.id === id)),
            (own) => ({ id: own.id.replace('e', 'е') }),
            'refused',
            { net: 'refused', isPlain: true },
          ),
          'remove done work': { ...deleted(done, 'refused', 'refused'), isPlain: true as const },
          'send a story back behind its review': item(
            (doc) => leaves(doc).filter(({ status }) => status === 'review'),
            { status: 'backlog' },
            legal('status'),
          ),
        }
      : {
          'cancel what others wait for': item(
            (doc) => leaves(doc).filter((each) => isOpen(each) && neededBy(doc, each).length > 0),
            { status: 'cancelled' },
            legal('closed'),
          ),
          'move done work under another parent': whole('refused', ({ doc, random }) => {
            const own = random.pick(free(doc).filter(({ parent }) => parent !== undefined));
            const to = random.pick(
              doc.items.filter((each) => each.parent === undefined && each.id !== own?.parent),
            );
            if (own === undefined || to === undefined) return undefined;
            return { doc: withItem(doc, own.id, { id: `${to.id}.77`, parent: to.id }), message: 'Work' };
          }),
          'hide the list behind another tag': whole('refused', ({ doc, random }) =>
            doc.items.some(isDone) && doc.items.some(isOpen)
              ? {
                  doc: { plan: 'other', items: [plannedItem('1', random, { status: 'pending' })] },
                  message: 'Work',
                }
              : undefined,
          ),
        }),
  };
}

/** How checklists of one preset are tampered with, item by item. */
export function listEdits(preset: Preset, freshId: (situation: ListSituation) => string): Edits {
  const shared = statusEdits(preset);
  if (preset === 'bmad') return { ...shared, ...nestedEdits(preset) };
  const own = { ...shared, ...contractEdits(preset, freshId) };
  if (preset === 'task-master') return { ...own, ...nestedEdits(preset) };
  if (preset === 'beads') return { ...own, ...planEdits(preset, freshId) };
  return { ...own, ...markEdits(preset), ...planEdits(preset, freshId) };
}
