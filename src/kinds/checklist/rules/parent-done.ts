import { subjectOf } from '../../../core/subject.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, nameOf, namesOf } from '../places.ts';
import { parentRefused } from '../refusal.ts';

export const parentDone = checklistRule({
  id: 'checklist/parent-done',
  title: 'A parent is done when its children are',
  why: 'The state of a parent follows from its children; done above open work hides that work.',
  fix: 'Finish or close the children first, or open the parent again.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  isJoint: true,
  messages: { early: '{item} is done, but below it these are open: {open}' },
  *check(facts, problem) {
    for (const related of facts.parentsDone) {
      const { item, open } = related;
      yield problem(
        'early',
        { item: nameOf(item), open: namesOf(open) },
        {
          subject: subjectOf(item.key, doneName),
          at: afterPlace(item, item.doneField),
          related: open.slice(0, 20).map((each) => ({ ...afterPlace(each, each.doneField), label: 'open' })),
          data: { open: open.map(({ key }) => key) },
          ...parentRefused(related, facts),
        },
      );
    }
  },
});
