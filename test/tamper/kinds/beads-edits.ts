import type { Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  done,
  type Edits,
  free,
  frozen,
  item,
  type ListEdit,
  listEdits,
  many,
  ready,
  whole,
} from './list-edits.ts';
import { type Item, isDone, type ListDoc, neededBy, plannedItem, withItem, withItems } from './list-model.ts';

const loose = (doc: ListDoc) => free(doc).filter((each) => neededBy(doc, each).length === 0);
const buried = (doc: ListDoc) => doc.items.filter(({ status }) => status === 'tombstone');

const without = (doc: ListDoc, id: string) =>
  withItems(doc, (items) => items.filter((each) => each.id !== id));

/** Two commits about one issue that is done. */
function twice(
  expect: ListEdit['expect'],
  first: Partial<Item>,
  second: (own: Item, situation: Situation<ListDoc>) => Partial<Item> | null,
): ListEdit {
  const apply: ListEdit['apply'] = (situation) => {
    const own = situation.random.pick(loose(situation.doc));
    if (own === undefined) return undefined;
    const doc = withItem(situation.doc, own.id, first);
    const last = second(own, situation);
    return [
      { doc, message: 'bd sync' },
      { doc: last === null ? without(doc, own.id) : withItem(doc, own.id, last), message: 'bd sync' },
    ];
  };
  return { ...whole(expect, apply), isFromTip: true };
}

/** What a contract of done work has beside its texts. */
const contract = {
  'change the type of done work': frozen({ extra: { issue_type: 'chore' } }),
  'give done work a design': item(
    done,
    { extra: { design: 'As simple as can be' } },
    announced('saidBehind'),
    { net: announced('saidBehind') },
  ),
  'drop the field of criteria of done work': frozen({ extra: { acceptance_criteria: undefined } }),
  'write criteria of done work as a list': frozen({ extra: { acceptance_criteria: ['It starts'] } }),
  'compact done work into a summary': item(
    done,
    {
      description: 'Done in spring',
      extra: { compaction_level: 1, compacted_at: '2026-04-01T00:00:00Z', original_size: 900 },
    },
    announced('compaction'),
    { net: announced('compaction'), isFromTip: true },
  ),
  'compact done work into more than it said': frozen({
    description: `Done in spring, ${'and then some '.repeat(40)}`,
    extra: { compaction_level: 1, compacted_at: '2026-04-01T00:00:00Z', original_size: 900 },
  }),
} satisfies Edits;

const claims = {
  'change labels, comments and priority of done work': item(
    done,
    { extra: { labels: ['old'], comments: [{ author: 'bob', text: 'nice' }], priority: 4, assignee: 'bob' } },
    legal('claimFields'),
    { net: legal('claimFields') },
  ),
  'change when and why done work was closed': item(
    done,
    { extra: { closed_at: '2020-01-01T00:00:00Z', close_reason: 'Fixed' } },
    legal('claimFields'),
    { net: legal('claimFields') },
  ),
  'say when open work was closed': item(
    ready,
    { extra: { closed_at: '2026-03-03T00:00:00Z' } },
    legal('claimFields'),
  ),
  'close without saying when': item(
    ready,
    { status: 'done', extra: { closed_at: undefined, close_reason: undefined } },
    legal('claim'),
  ),
} satisfies Edits;

const marks = {
  'write a status as null': item(free, { extra: { status: null } }, 'refused', {
    isFromTip: true,
  }),
  'write a status as a list': item(free, { extra: { status: ['closed'] } }, 'refused', {
    isFromTip: true,
  }),
  'drop a status': item(free, { extra: { status: undefined } }, 'refused', {
    isFromTip: true,
  }),
  'write a status with a homoglyph': item(free, { extra: { status: 'сlosed' } }, 'refused', {
    isFromTip: true,
  }),
  'use a status that nobody knows': item(ready, { status: 'almost' }, legal('claimFields')),
  'reopen five items at once and call that their close reason': many(
    5,
    free,
    'open',
    'refused',
    { net: 'refused' },
    { close_reason: 'It was not closed in truth' },
  ),
} satisfies Edits;

const tombstones = {
  'bury done work': item(loose, { status: 'tombstone' }, legal('tombstone'), { net: legal('tombstone') }),
  'bury done work and reword it': item(
    loose,
    { status: 'tombstone', description: 'Nothing' },
    legal('tombstone'),
  ),
  'bury done work and purge it': {
    net: 'refused',
    ...twice(announced('legalSteps'), { status: 'tombstone' }, () => null),
  },
  'bury done work, and raise it reworded': twice('refused', { status: 'tombstone' }, () => ({
    status: 'done',
    criteria: ['It starts'],
  })),
  'bury done work, and raise it open': twice(announced('legalSteps'), { status: 'tombstone' }, () => ({
    status: 'open',
  })),
  'bury five that are done, and raise them open': {
    net: 'refused',
    ...whole(announced('legalSteps'), ({ doc, random }) => {
      const chosen = new Set(random.shuffled(loose(doc)).slice(0, 5));
      if (chosen.size < 5) return undefined;
      const as = (status: string) => ({
        ...doc,
        items: doc.items.map((each) => (chosen.has(each) ? { ...each, status } : each)),
      });
      return [
        { doc: as('tombstone'), message: 'bd sync' },
        { doc: as('open'), message: 'bd sync' },
      ];
    }),
    isFromTip: true,
  },
  'bury many that are done': many(5, loose, 'tombstone', legal('tombstone')),
  'purge what was buried': {
    ...whole(legal('tombstone'), ({ doc, random }) => {
      const own = random.pick(buried(doc));
      return own && { doc: without(doc, own.id), message: 'bd cleanup' };
    }),
    isFromTip: true,
  },
  'raise what was buried, done and reworded': {
    ...item(buried, { status: 'done', criteria: ['It starts'] }, 'refused', { files: true }),
    isFromTip: true,
  },
} satisfies Edits;

/** Ids are no part of the contract: what says the same is the same issue. */
const identity = (freshId: (situation: Situation<ListDoc>) => string) =>
  ({
    'rename every id': {
      ...whole(announced('rekeyed'), ({ doc }) => {
        if (!doc.items.some(isDone)) return undefined;
        const items = doc.items.map((each) => ({ ...each, id: `x-${each.id}` }));
        return { doc: { ...doc, items }, message: 'bd rename-prefix' };
      }),
      isFromTip: true,
    },
    'rename done work by a homoglyph': item(
      loose,
      (own) => ({ id: own.id.replace('p', 'р') }),
      announced('rekeyed'),
      { isFromTip: true },
    ),
    'rename done work by an invisible character': item(
      loose,
      (own) => ({ id: `${own.id}\u200b` }),
      announced('rekeyed'),
      { isFromTip: true },
    ),
    'drop the id of done work': item(loose, { extra: { id: undefined } }, announced('rekeyed'), {
      isFromTip: true,
    }),
    'rename done work in capitals and reword it': item(
      loose,
      (own) => ({ id: own.id.toUpperCase(), description: 'Something' }),
      'refused',
      { net: 'refused' },
    ),
    'swap the ids of done and open work': {
      ...whole(announced('rekeyed'), ({ doc, random }) => {
        const [from, to] = [random.pick(loose(doc)), random.pick(ready(doc))];
        if (from === undefined || to === undefined) return undefined;
        if (doc.items.some(({ parent }) => parent === to.id || parent === from.id)) return undefined;
        const other = new Map([
          [from.id, to.id],
          [to.id, from.id],
        ]);
        const items = doc.items.map((each) => ({ ...each, id: other.get(each.id) ?? each.id }));
        return { doc: { ...doc, items }, message: 'Work' };
      }),
      isFromTip: true,
    },
    'add done work twice, under another id': whole(announced('lenientBirth'), (situation) => {
      const own = situation.random.pick(loose(situation.doc));
      if (own === undefined) return undefined;
      // A commit that names the first by its title is no evidence for the second.
      const twin = { ...own, id: freshId(situation), title: `${own.title} again` };
      return { doc: { ...situation.doc, items: [...situation.doc.items, twin] }, message: 'Work' };
    }),
    'put a second issue with the id of done work before it': whole('refused', ({ doc, random }) => {
      const own = random.pick(loose(doc));
      if (own === undefined) return undefined;
      return { doc: { ...doc, items: [plannedItem(own.id, random), ...doc.items] }, message: 'Work' };
    }),
  }) satisfies Edits;

/** How issues of Beads are tampered with. */
export function beadsEdits(freshId: (situation: Situation<ListDoc>) => string): Edits {
  return {
    ...listEdits('beads', freshId),
    ...contract,
    ...claims,
    ...marks,
    ...tombstones,
    ...identity(freshId),
  };
}
