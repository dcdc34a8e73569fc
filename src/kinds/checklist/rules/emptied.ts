import { inAfter } from '../../../core/location.ts';
import { subjectOf } from '../../../core/subject.ts';
import { itemsName } from '../entity.ts';
import { checklistRule } from '../facts.ts';

export const emptied = checklistRule({
  id: 'checklist/emptied',
  title: 'A checklist does not lose all its items',
  why: 'A list without items says that nothing is left to do, and nothing was ever done.',
  fix: 'Restore the items; a new plan has items of its own.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  supersedes: ['checklist/unknown-shape'],
  messages: { emptied: 'there were {count} items, {done} of them done, and now none can be read' },
  *check(facts, problem) {
    if (!facts.emptied) return;
    const items = [...(facts.from?.byKey.values() ?? [])];
    const done = items.filter((item) => item.done).length;
    const refuses = items.map(({ key }) => subjectOf(key));
    const detail = { subject: subjectOf('', itemsName), at: inAfter(''), refuses };
    yield problem('emptied', { count: items.length, done }, detail);
  },
});
