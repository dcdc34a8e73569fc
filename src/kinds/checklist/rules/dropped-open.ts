import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { aboutGone } from '../about.ts';
import { itemsName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { isOpen } from '../model.ts';
import { namesOf } from '../places.ts';

export const droppedOpen = checklistRule({
  id: 'checklist/dropped-open',
  title: 'Open work that is dropped is told',
  why: 'Open work may be dropped, but whoever reads a complete list has to know what it left out.',
  fix: 'Put the items back, or say in the pull request why they are not needed.',
  severity: 'warning',
  messageSeverities: { dropped: 'note' },
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    complete: '{count} open items are dropped, and the list is complete without them: {items}',
    untold: '{count} open items are gone, and the format keeps deleted ones as tombstones: {items}',
    dropped: '{count} open items are dropped: {items}',
  },
  *check({ removed, pairs, hidden, instead, after, archived }, problem) {
    const told = new Set([...hidden, ...instead.values()]);
    const gone = removed.filter((item) => isOpen(item) && !item.derived && !told.has(item));
    const closed = pairs.filter((pair) => isOpen(pair.before) && pair.after.closed);
    const items = [...gone, ...closed.map(({ before }) => before)];
    if (items.length === 0 || after === null || archived.length > 0) return;
    const left = [...after.byKey.values()];
    const isComplete = left.some(({ done }) => done) && !left.some(isOpen);
    const isUntold = gone.length > 0 && after.preset.tombstones.length > 0;
    yield problem(
      isComplete ? 'complete' : isUntold ? 'untold' : 'dropped',
      { count: items.length, items: namesOf(items, 10) },
      { subject: subjectOf('', itemsName), at: inAfter(''), ...aboutGone(items) },
    );
  },
});
