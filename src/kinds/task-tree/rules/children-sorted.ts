import { subjectOf } from '../../../engine/contract/subject.ts';
import { orderName } from '../entity.ts';
import { treeRule } from '../facts.ts';
import { childrenSorted as messages } from '../messages.ts';
import { afterPlace } from '../tree-place.ts';

export const childrenSorted = treeRule({
  id: 'task-tree/children-sorted',
  title: 'Children are sorted by (order, id)',
  why: 'One order makes equal trees equal text, and decides which leaf is leftmost.',
  fix: 'Sort the children by order, then by id in code point order.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages,
  *check(facts, problem) {
    for (const { type, node, values } of facts.breaches) {
      if (type !== 'childrenSorted') continue;
      const subject = subjectOf(node.id, 'children');
      const refuses = [subjectOf(node.id, orderName)];
      const detail = { subject, at: afterPlace(node, 'children'), refuses };
      yield problem('childrenSorted', values, detail);
    }
  },
});
