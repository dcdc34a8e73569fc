import { subjectOf } from '../../../core/subject.ts';
import { treeRule } from '../facts.ts';
import { invariantMessages } from '../messages.ts';
import { afterPlace } from '../tree-place.ts';

export const attemptsBound = treeRule({
  id: 'task-tree/attempts-bound',
  title: 'Attempts stay within their limit',
  why: 'The runner stops counting at max_attempts; a higher count was not written by it.',
  fix: 'Put attempts back to what the runner counted.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: { attemptsBound: invariantMessages.attemptsBound },
  *check(facts, problem) {
    for (const { type, node, values } of facts.breaches) {
      if (type !== 'attemptsBound') continue;
      const detail = { subject: subjectOf(node.id, 'attempts'), at: afterPlace(node, 'attempts') };
      yield problem('attemptsBound', values, detail);
    }
  },
});
