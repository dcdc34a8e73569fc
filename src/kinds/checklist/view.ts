import { subjectOf } from '../../engine/contract/subject.ts';
import type { View, ViewNode } from '../../engine/contract/view.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import { blockedItems, dependenciesOf } from './relations.ts';

/** The checklist as a picture: a tree where items have parents, else a list; a log as its entries. */
export function viewOf(checklist: Checklist): View {
  return checklist.preset.log === undefined ? viewOfItems(checklist) : viewOfEntries(checklist);
}

function viewOfItems(checklist: Checklist): View {
  const items = [...checklist.byKey.values()].filter(({ tombstone }) => !tombstone);
  const next = checklist.unknownShape === undefined ? nextOf(checklist, items) : [];
  const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
  return {
    shape: items.some(({ parent }) => parent !== undefined) ? 'tree' : 'list',
    nodes: items.map((item) => viewNode(item, blocked.has(item))),
    ...(next.length === 0 ? {} : { next }),
    links: [],
    ...(items.length === 0 ? { summary: 'no items in it' } : {}),
    ...(checklist.unknownShape?.type === 'unnamed' ? { summary: notJudged } : {}),
  };
}

const notJudged =
  'cannot be judged: this is the shape of no built-in preset (stateward check --all says more)';

/** Open items whose parts and dependencies are done: by their priority where all have a number, else as they stand in the list. */
function nextOf(checklist: Checklist, items: readonly Item[]): string[] {
  const withOpenParts = new Set(items.flatMap((item) => (isOpen(item) && item.parent) || []));
  const ready = items.filter(
    (item) =>
      isOpen(item) &&
      stateOf(item) === 'open' &&
      !withOpenParts.has(item.key) &&
      !dependenciesOf(checklist, item).some((each) => each !== item && isOpen(each)),
  );
  const rank = ({ raw: { priority } }: Item) => (typeof priority === 'number' ? priority : Number.NaN);
  const isRanked = ready.every((item) => !Number.isNaN(rank(item)));
  const inOrder = isRanked ? ready.toSorted((left, right) => rank(left) - rank(right)) : ready;
  return inOrder.map(({ key }) => subjectOf(key));
}

function viewOfEntries({ entries, entryPointers }: Checklist): View {
  const nodes = entries.map((entry, index): ViewNode => {
    const place = Number(entryPointers[index]?.split('/').at(-1));
    // An entry is kept as the JSON of its text.
    return { subject: String(place + 1), label: String(JSON.parse(entry)), state: 'done' };
  });
  const count = entries.length;
  const summary = count === 0 ? 'no entries in it' : count === 1 ? '1 entry' : `${count} entries`;
  return { shape: 'timeline', nodes, links: [], summary };
}

function viewNode(item: Item, isBlocked: boolean): ViewNode {
  const { key, parent, title } = item;
  // What stands in the brackets of a Markdown item says no more than its state does.
  const status = (item.status?.length ?? 0) > 1 ? item.status : undefined;
  return {
    subject: subjectOf(key),
    label: title,
    state: stateOf(item),
    ...(parent === undefined ? {} : { parent: subjectOf(parent) }),
    ...(isBlocked ? { detail: 'depends on open items' } : status === undefined ? {} : { detail: status }),
  };
}

function stateOf({ done, closed, status }: Item): ViewNode['state'] {
  if (done) return 'done';
  if (closed) return 'stuck';
  return status?.includes('progress') ? 'active' : 'open';
}
