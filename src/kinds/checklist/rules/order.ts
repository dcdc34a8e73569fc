import { subjectOf } from '../../../engine/contract/subject.ts';
import { orderName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, beforePlace, nameOf } from '../places.ts';

export const order = checklistRule({
  id: 'checklist/order',
  title: 'Items keep their order',
  why: 'Where the contract of a list forbids to reorder it, a moved item is skipped or done out of turn.',
  fix: 'Put the item back where it stood among the others.',
  severity: 'off',
  since: '0.1.0',
  scopes: ['step'],
  messages: { moved: '{item} stands elsewhere among the items than before' },
  *check(facts, problem) {
    for (const { before, after } of facts.moved) {
      yield problem(
        'moved',
        { item: nameOf(after) },
        {
          subject: subjectOf('', orderName(after.key)),
          at: afterPlace(after),
          related: [{ ...beforePlace(before), label: 'was here' }],
        },
      );
    }
  },
});
