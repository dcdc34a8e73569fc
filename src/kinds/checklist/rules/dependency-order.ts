import { subjectOf } from '../../../core/subject.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, nameOf, namesOf } from '../places.ts';
import { blockedRefused } from '../refusal.ts';

export const dependencyOrder = checklistRule({
  id: 'checklist/dependency-order',
  title: 'What an item depends on is done before it',
  why: 'An item that is done before what it needs was not tested with it.',
  fix: 'Finish what it depends on first, or correct its dependencies while it is open.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: { early: '{item} is done, but what it depends on is open: {open}' },
  *check(facts, problem) {
    for (const related of facts.blocked) {
      const { item, open } = related;
      yield problem(
        'early',
        { item: nameOf(item), open: namesOf(open) },
        {
          subject: subjectOf(item.key, doneName),
          at: afterPlace(item, item.doneField),
          related: open.slice(0, 20).map((each) => ({ ...afterPlace(each, each.doneField), label: 'open' })),
          data: { open: open.map(({ key }) => key) },
          ...blockedRefused(related, facts),
        },
      );
    }
  },
});
