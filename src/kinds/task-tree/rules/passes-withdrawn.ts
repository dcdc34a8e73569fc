import { subjectOf } from '../../../engine/contract/subject.ts';
import { treeRule } from '../facts.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const passesWithdrawn = treeRule({
  id: 'task-tree/passes-withdrawn',
  title: 'A pass is not withdrawn',
  why: 'passes never goes back: what was proven once is not open again without anybody saying so.',
  fix: 'Set passes back to true; plan further work as a new node.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['net'],
  messages: { withdrawn: '{path}: passes went back from true to false' },
  *check(facts, problem) {
    for (const { before, after } of facts.pairs) {
      if (!before.passes || after.passes) continue;
      yield problem(
        'withdrawn',
        { path: pathOf(after) },
        {
          subject: subjectOf(after.id, 'passes'),
          at: afterPlace(after, 'passes'),
          related: [{ ...beforePlace(before, 'passes'), label: 'was' }],
        },
      );
    }
  },
});
