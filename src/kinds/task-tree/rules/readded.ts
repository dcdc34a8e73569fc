import { subjectOf } from '../../../core/subject.ts';
import { isJsonObject } from '../../../formats/json-value.ts';
import { treeRule } from '../facts.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const readded = treeRule({
  id: 'task-tree/readded',
  title: 'A removed node does not come back fresh',
  why: 'Removing a node and adding it again resets its attempts without anybody deciding so.',
  fix: 'Keep the node and its attempts, or give the new work an id of its own.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['vanished'],
  messages: { returned: '{path}: this id was removed earlier in this range, with {attempts} attempts used' },
  *check(facts, problem) {
    for (const node of facts.added) {
      const earlier = facts.vanished.get(subjectOf(node.id));
      if (earlier === undefined) continue;
      const attempts = isJsonObject(earlier.value) ? Number(earlier.value.attempts ?? 0) : 0;
      yield problem(
        'returned',
        { path: pathOf(node), attempts },
        {
          subject: subjectOf(node.id),
          at: afterPlace(node),
          data: { attempts, removedIn: earlier.commit },
        },
      );
    }
  },
});
