import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { itemsName } from '../entity.ts';
import { checklistRule } from '../facts.ts';

export const emptied = checklistRule({
  id: 'checklist/emptied',
  title: 'A checklist does not lose all its items',
  why: 'A list without items says that nothing is left to do, and nothing was ever done.',
  fix: 'Restore the items; a new plan has items of its own.',
  severity: 'error',
  since: '0.1.0',
  messageSeverities: { finished: 'note', kept: 'note' },
  scopes: ['step', 'merge', 'net'],
  supersedes: ['checklist/unknown-shape'],
  messages: {
    emptied: 'no item can be read any more; before there were {count}, of which {done} were done',
    finished: 'the list is empty now, and all of its items ({count}) were done',
    kept: 'the list is empty now, and what stood there ({count} items) is kept at {path}',
  },
  *check(facts, problem) {
    if (!facts.emptied) return;
    const items = [...(facts.from?.byKey.values() ?? [])].filter(({ tombstone }) => !tombstone);
    const done = items.filter((item) => item.done).length;
    const place = { subject: subjectOf('', itemsName), at: inAfter('') };
    // As such a list may be deleted. One whose tasks only cannot be read any more holds something else.
    const shape = facts.after?.unknownShape;
    const isFinished = done === items.length && (shape === undefined || shape.type === 'plain');
    const [path] = facts.archived;
    if (path !== undefined) yield problem('kept', { count: items.length, path }, place);
    else if (isFinished) yield problem('finished', { count: items.length }, place);
    else {
      const refuses = items.map(({ key }) => subjectOf(key));
      yield problem('emptied', { count: items.length, done }, { ...place, refuses });
    }
  },
});
