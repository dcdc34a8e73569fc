import { subjectOf } from '../../../engine/contract/subject.ts';
import { treeRule } from '../facts.ts';
import { maxAttempts as messages } from '../messages.ts';
import { afterPlace } from '../tree-place.ts';

export const maxAttempts = treeRule({
  id: 'task-tree/max-attempts',
  title: 'A node may be attempted at least once',
  why: 'A node without any attempt is stuck from the start.',
  fix: 'Set max_attempts to 1 or more.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages,
  *check(facts, problem) {
    for (const { type, node, values } of facts.breaches) {
      if (type !== 'maxAttempts') continue;
      const detail = { subject: subjectOf(node.id, 'max_attempts'), at: afterPlace(node, 'max_attempts') };
      yield problem('maxAttempts', values, detail);
    }
  },
});
