import { subjectOf } from '../../../core/subject.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, beforePlace, nameOf, namesOf } from '../places.ts';
import { marksRefused, parentRefused } from '../refusal.ts';

export const parentDone = checklistRule({
  id: 'checklist/parent-done',
  title: 'A parent is done when its children are',
  why: 'The state of a parent follows from its children; done above open work hides that work.',
  fix: 'Finish or close the children first, or open the parent again.',
  severity: 'error',
  messageSeverities: { cutShort: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    early: '{item} is done, but below it these are open: {open}',
    cutShort: '{item} is done, and what was open below it is gone: {open}',
  },
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
    if (facts.archived.length > 0) return;
    for (const { item, open } of facts.cutShort)
      yield problem(
        'cutShort',
        { item: nameOf(item), open: namesOf(open) },
        {
          subject: subjectOf(item.key, doneName),
          at: afterPlace(item, item.doneField),
          related: open.slice(0, 20).map((each) => ({ ...beforePlace(each), label: 'was open' })),
          data: { open: open.map(({ key }) => key) },
          ...marksRefused([item], facts),
        },
      );
  },
});
