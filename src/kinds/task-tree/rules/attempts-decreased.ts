import { subjectOf } from '../../../engine/contract/subject.ts';
import { treeRule } from '../facts.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const attemptsDecreased = treeRule({
  id: 'task-tree/attempts-decreased',
  title: 'Attempts never fall',
  why: 'A lowered counter gives a node attempts that it has already used up.',
  fix: 'Put the counter back to the value it had.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['net'],
  messages: { fell: '{path}: attempts fell from {from} to {to}' },
  *check(facts, problem) {
    for (const { before, after } of facts.pairs) {
      const [from, to] = [before.attempts, after.attempts];
      if (to >= from) continue;
      yield problem(
        'fell',
        { path: pathOf(after), from, to },
        {
          subject: subjectOf(after.id, 'attempts'),
          at: afterPlace(after, 'attempts'),
          related: [{ ...beforePlace(before, 'attempts'), label: 'was' }],
          data: { from, to },
        },
      );
    }
  },
});
