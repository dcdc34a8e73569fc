import { subjectOf } from '../../../core/subject.ts';
import { itemsName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { lostSubjects } from '../lost-items.ts';
import { beforePlace, listPlace, nameOf, namesOf } from '../places.ts';
import { refusalOf } from '../refusal.ts';

export const doneRemoved = checklistRule({
  id: 'checklist/done-removed',
  title: 'What was done stays on the list',
  why: 'A done item that is gone can be planned again, or claimed never to have been asked for.',
  fix: 'Put the item back; to start a new plan, change the plan key and move the old file to an archive in the same commit.',
  severity: 'error',
  messageSeverities: { purged: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    removed: '{item} was done and is gone',
    purged: 'these done items are purged, the oldest first ({count}): {items}',
  },
  *check(facts, problem) {
    if (facts.archived.length > 0) return;
    const [first] = facts.purged;
    if (first !== undefined) {
      yield problem(
        'purged',
        { count: facts.purged.length, items: namesOf(facts.purged, 10) },
        {
          subject: subjectOf('', itemsName),
          at: listPlace(first),
          related: facts.purged.slice(0, 20).map((item) => ({ ...beforePlace(item), label: 'was here' })),
          data: { items: facts.purged.map(({ key }) => key) },
          refuses: facts.purged.map(({ key }) => subjectOf(key)),
        },
      );
      return;
    }
    for (const item of facts.removed) {
      if (!item.done) continue;
      yield problem(
        'removed',
        { item: nameOf(item) },
        {
          subject: subjectOf(item.key),
          at: listPlace(item),
          related: [{ ...beforePlace(item), label: 'was here' }],
          ...refusalOf(lostSubjects([item], facts), facts),
          data: { planKey: facts.after?.preset.planKey ?? null },
        },
      );
    }
  },
});
