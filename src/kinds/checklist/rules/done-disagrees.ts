import { subjectOf } from '../../../core/subject.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, nameOf } from '../places.ts';

export const doneDisagrees = checklistRule({
  id: 'checklist/done-disagrees',
  title: 'The fields that say done agree',
  why: 'An item that is done by one field and open by another is read differently by every tool.',
  fix: 'Set both fields to what is true.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: { disagrees: '{item}: {field} says done, but {decides} decides and does not' },
  *check(facts, problem) {
    for (const item of facts.after?.byKey.values() ?? []) {
      const { disagrees: field, doneField: decides = '' } = item;
      if (field === undefined) continue;
      const related = [{ ...afterPlace(item, decides), label: 'decides' }];
      const refuses = [field, decides].map((name) => subjectOf(item.key, name));
      const detail = { subject: subjectOf(item.key, field), at: afterPlace(item, field), related, refuses };
      yield problem('disagrees', { item: nameOf(item), field, decides }, detail);
    }
  },
});
