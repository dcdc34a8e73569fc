import { subjectOf } from '../../../engine/contract/subject.ts';
import { treeRule } from '../facts.ts';
import { duplicate as messages } from '../messages.ts';
import { doublesOf } from '../occurrences.ts';
import { afterPlace } from '../tree-place.ts';

export const uniqueIds = treeRule({
  id: 'task-tree/unique-ids',
  title: 'Node ids are unique',
  why: 'Two nodes with one id cannot be told apart, so neither can be judged.',
  fix: 'Give each node an id of its own.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages,
  *check(facts, problem) {
    for (const { type, node, values, occurrence } of facts.breaches) {
      if (type !== 'duplicate') continue;
      const subject = subjectOf(node.id, `occurrence ${occurrence}`);
      const detail = {
        subject,
        at: afterPlace(node, 'id'),
        refuses: doublesOf(facts, node.id),
      };
      yield problem('duplicate', values, detail);
    }
  },
});
