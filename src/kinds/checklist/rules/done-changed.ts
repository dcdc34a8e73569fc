import { subjectOf } from '../../../core/subject.ts';
import { differenceOf } from '../differences.ts';
import { checklistRule } from '../facts.ts';
import { contractRefused } from '../lost-items.ts';
import { nameOf } from '../places.ts';

export const doneChanged = checklistRule({
  id: 'checklist/done-changed',
  title: 'What was done keeps its contract',
  why: 'Whoever relied on a done item is not told that it now means something else.',
  fix: 'Put the contract back as it was, and plan the new wording as a new item; claim fields such as notes may change.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    changed: '{item} is done, and its {field} changed from {from} to {to}',
    removed: '{item} is done, and its {field} lost {from}',
    added: '{item} is done, and its {field} gained {to}',
  },
  *check(facts, problem) {
    for (const pair of facts.pairs) {
      if (!pair.before.done || !pair.after.done) continue;
      for (const field of pair.changed) {
        const { how, from, to, at, was, values } = differenceOf(pair, field);
        yield problem(
          how,
          { item: nameOf(pair.before), field, from, to },
          {
            subject: subjectOf(pair.after.key, field),
            at,
            related: [{ ...was, label: 'was' }],
            data: { field, ...values, claim: facts.after?.preset.claim ?? [] },
            ...contractRefused(pair, field, facts),
          },
        );
      }
    }
  },
});
