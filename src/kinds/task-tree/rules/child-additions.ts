import { subjectOf } from '../../../engine/contract/subject.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule, withLegalMoves } from '../facts.ts';
import { gainedSubject } from '../rejected.ts';
import { afterPlace } from '../tree-place.ts';

export const childAdditions = stepRule({
  id: 'task-tree/child-additions',
  title: 'Only the node that is decomposed gains children',
  why: 'Work that appears anywhere else was never planned by a step, and hides what a step was about.',
  fix: 'Declare status=decomposed on the node that gains children, or take the new children out; where a person plans anew, declare that: Agent-Step: node=<root> status=replan guard=skipped (which the configuration allows: replan: note).',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: { gained: "node '{id}' gained new children: {children}" },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        moves: {
          description: 'Whether children that move here from elsewhere in the tree count as additions.',
          enum: ['forbid', 'allow'],
        },
      },
    },
    defaults: { moves: 'forbid' },
  },
  *check(facts, problem, { moves }) {
    yield* inEveryReading(facts, function* (reading) {
      for (const { node, isRoot, gained, moved } of reading.additions) {
        const counted = moves === 'allow' ? gained.filter((id) => !moved.includes(id)) : gained;
        if (counted.length === 0) continue;
        const detail = isRoot
          ? { subject: subjectOf(node.id), at: afterPlace(node) }
          : { subject: subjectOf(node.id, 'children'), at: afterPlace(node, 'children') };
        const refuses = counted.map((child) => gainedSubject(facts, child));
        yield problem(
          'gained',
          { id: isRoot ? '<root>' : node.id, children: counted.join(', ') },
          withLegalMoves(facts, { ...detail, data: { gained: counted }, refuses }),
        );
      }
    });
  },
});
