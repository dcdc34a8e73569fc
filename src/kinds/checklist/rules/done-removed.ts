import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { aboutGone } from '../about.ts';
import { contractText, keepsPromise } from '../contract.ts';
import { checklistRule } from '../facts.ts';
import type { Checklist, Item } from '../model.ts';
import { beforePlace, listPlace, nameOf, namesOf } from '../places.ts';

export const doneRemoved = checklistRule({
  id: 'checklist/done-removed',
  title: 'What was done stays on the list',
  why: 'A done item that is gone can be planned again, or claimed never to have been asked for.',
  fix: 'Put the item back; a new plan may begin where the same commit keeps the old file as an archive.',
  severity: 'error',
  messageSeverities: { open: 'warning', finished: 'note' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    removed: '{item} was done and is gone',
    list: 'the list at {list} is gone with {count} items, of which {done} were done: {items}',
    open: 'the list at {list} is gone, with open items ({count}): {items}',
    finished: 'the list at {list} is gone, and all of its items ({count}) were done',
  },
  *check(facts, problem) {
    if (facts.archived.length > 0) return;
    // As a checklist that is deleted.
    for (const { pointer, items } of facts.dropped) {
      const done = items.filter((item) => item.done).length;
      yield problem(
        done === items.length ? 'finished' : done === 0 ? 'open' : 'list',
        { list: pointer, count: items.length, done, items: namesOf(items, 10) },
        { ...aboutGone(items), subject: subjectOf('', pointer), at: inAfter('') },
      );
    }
    const moved = new Set(facts.rekeyed.map(({ before }) => before));
    for (const item of facts.removed) {
      if (!item.done || isMovedOut(item, facts.from, moved) || isCopied(item, facts.after)) continue;
      yield problem(
        'removed',
        { item: nameOf(item) },
        {
          subject: subjectOf(item.key),
          at: listPlace(item),
          related: [{ ...beforePlace(item), label: 'was here' }],
          data: { planKey: facts.after?.preset.planKey ?? null },
        },
      );
    }
  },
});

/** Whether another file of the folder holds it, done: it was filed as a copy. */
function isCopied(item: Item, after: Checklist | null): boolean {
  const isCopy = ({ done, ownKey, part }: Item) => done && ownKey === item.ownKey && part !== '';
  return after?.items.some((each) => isCopy(each) && keepsPromise(item, each, after)) === true;
}

/** What says nothing of its own but follows from its children goes as the last of them goes on elsewhere. */
function isMovedOut(item: Item, from: Checklist | null, moved: ReadonlySet<Item>): boolean {
  if (from === null || !item.derived || contractText(item, from) !== undefined) return false;
  const children = from.items.filter(({ parent }) => parent === item.key);
  return children.length > 0 && children.every((child) => moved.has(child));
}
