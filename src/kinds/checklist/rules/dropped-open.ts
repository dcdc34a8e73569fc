import { aboutGone } from '../about.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { type Checklist, type Item, isOpen } from '../model.ts';
import { nameOf, namesOf } from '../places.ts';

export const droppedOpen = checklistRule({
  id: 'checklist/dropped-open',
  title: 'Open work that is dropped is told',
  why: 'Open work may be dropped, but whoever reads a complete list has to know what it left out.',
  fix: 'Put the items back, or say in the pull request why they are not needed.',
  severity: 'warning',
  messageSeverities: { dropped: 'note' },
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    complete: 'open items are dropped ({count}), and {whole} is complete without them: {items}',
    untold: 'open items are gone ({count}), and the format keeps deleted ones as tombstones: {items}',
    dropped: 'open items are dropped ({count}): {items}',
  },
  *check(facts, problem) {
    const { scope, pairs, after, archived } = facts;
    const items = droppedIn(facts);
    if (items.length === 0 || after === null || archived.length > 0) return;
    const whole = completeWithout(items, pairs, after);
    const isUntold = after.preset.tombstones.length > 0 && items.some(({ key }) => !after.byKey.has(key));
    // Over a range it only counts what the end of it hides.
    if (scope === 'net' && whole === undefined) return;
    yield problem(
      whole !== undefined ? 'complete' : isUntold ? 'untold' : 'dropped',
      { count: items.length, whole: whole ?? '', items: namesOf(items, 10) },
      aboutGone(items),
    );
  },
});

/** Open items that are gone or were closed, without those that another rule names. */
function droppedIn({ removed, pairs, hidden, instead }: ChecklistFacts): readonly Item[] {
  const told = new Set([...hidden, ...instead.values()]);
  const gone = removed.filter((item) => isOpen(item) && !item.derived && !told.has(item));
  const closed = pairs.filter((pair) => isOpen(pair.before) && pair.after.closed);
  return [...gone, ...closed.map(({ before }) => before)];
}

/** What is done now and was not: the list, or what they were below. */
function completeWithout(
  items: readonly Item[],
  pairs: ChecklistFacts['pairs'],
  after: Checklist,
): string | undefined {
  const left = [...after.byKey.values()];
  if (left.some(({ done }) => done) && !left.some(isOpen)) return 'the list';
  const parents = new Set(items.map(({ parent }) => parent));
  const turned = pairs.find((pair) => parents.has(pair.before.key) && !pair.before.done && pair.after.done);
  return turned === undefined ? undefined : nameOf(turned.after);
}
