import { subjectOf } from '../../../engine/contract/subject.ts';
import { stepRule } from '../facts.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const initial = stepRule({
  id: 'task-tree/initial',
  title: 'A new tree starts untouched',
  why: 'Nothing has run yet when a tree is added: a mark or a counter in it was never earned.',
  fix: 'Commit the tree with passes false and attempts 0 everywhere; then step.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    passes: '{path}: passes is true in a new tree',
    attempts: '{path}: attempts is {attempts} in a new tree',
  },
  *check(facts, problem) {
    if (facts.before !== null || facts.readings.some((reading) => reading.steps.length > 1)) return;
    for (const node of facts.after?.nodes ?? []) {
      const path = pathOf(node);
      const detail = (field: string) => ({ subject: subjectOf(node.id, field), at: afterPlace(node, field) });
      if (node.passes) yield problem('passes', { path }, detail('passes'));
      if (node.attempts !== 0)
        yield problem('attempts', { path, attempts: node.attempts }, detail('attempts'));
    }
  },
});
