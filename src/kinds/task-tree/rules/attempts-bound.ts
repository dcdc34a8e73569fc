import { subjectOf } from '../../../engine/contract/subject.ts';
import { treeRule } from '../facts.ts';
import { attemptsBound as messages } from '../messages.ts';
import { afterPlace } from '../tree-place.ts';

export const attemptsBound = treeRule({
  id: 'task-tree/attempts-bound',
  title: 'Attempts stay within their limit',
  why: 'The runner stops counting at max_attempts; a higher count was not written by it.',
  fix: 'Put attempts back to what the runner counted.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages,
  *check(facts, problem) {
    for (const { type, node, values } of facts.breaches) {
      if (type !== 'attemptsBound') continue;
      // The counter, where that is what grew; else the limit that was lowered under it.
      const isGrown = (facts.earlier?.byId.get(node.id)?.attempts ?? 0) <= node.maxAttempts;
      const refuses = [subjectOf(node.id, isGrown ? 'attempts' : 'max_attempts')];
      const detail = { subject: subjectOf(node.id, 'attempts'), at: afterPlace(node, 'attempts'), refuses };
      yield problem('attemptsBound', values, detail);
    }
  },
});
