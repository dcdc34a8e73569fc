import { subjectOf } from '../../../engine/contract/subject.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, beforePlace, nameOf } from '../places.ts';

export const rekeyed = checklistRule({
  id: 'checklist/rekeyed',
  title: 'An item got another key',
  why: 'Its contract and state are what they were, so it is the same item; whoever refers to the old key should know.',
  fix: 'Nothing to do; correct what refers to the old key.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: { rekeyed: '{item} had the key {from}' },
  *check(facts, problem) {
    for (const { before, after } of facts.rekeyed) {
      yield problem(
        'rekeyed',
        { item: nameOf(after), from: before.key },
        {
          subject: subjectOf(after.key),
          at: afterPlace(after),
          related: [{ ...beforePlace(before), label: 'was here' }],
          data: { from: before.key, to: after.key },
        },
      );
    }
  },
});
