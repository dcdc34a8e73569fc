import { subjectOf } from '../../../core/subject.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, namesOf } from '../places.ts';

export const evidence = checklistRule({
  id: 'checklist/evidence',
  title: 'A flip comes with work',
  why: 'A mark that changes alone is a claim that nothing supports.',
  fix: 'Flip the item in the commit that does the work, or name it in the message of that commit.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['touched', 'prior'],
  messages: {
    missing:
      '{items} turned done, but this commit changes no other file and none of the three before names them',
  },
  *check(facts, problem) {
    if (facts.touchedWork || facts.guard === 'success') return;
    const items = facts.flips
      .map(({ after }) => after)
      .filter((item) => !item.derived && !facts.workedOn(item));
    const [first] = items;
    if (first === undefined) return;
    yield problem(
      'missing',
      { items: namesOf(items) },
      {
        subject: subjectOf(first.key, doneName),
        at: afterPlace(first, first.doneField),
        related: items.slice(1, 20).map((item) => ({ ...afterPlace(item, item.doneField), label: item.key })),
        data: { items: items.map(({ key }) => key) },
      },
    );
  },
});
