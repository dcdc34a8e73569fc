import { subjectOf } from '../../../engine/contract/subject.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule } from '../facts.ts';
import { linePlace } from '../line-place.ts';
import { rejectedDeclaration } from '../rejected.ts';

export const decomposeMode = stepRule({
  id: 'task-tree/decompose-mode',
  title: 'Only a node in decompose mode is decomposed',
  why: 'In execute mode no node may gain children (Child Addition Restriction): the executor works, it does not plan.',
  fix: "Set the node's next to decompose in a commit of its own first, or finish it without new children.",
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: { execute: "status=decomposed but selected node '{id}' has next=execute" },
  *check(facts, problem) {
    yield* inEveryReading(facts, function* (reading) {
      for (const { step, mode } of reading.lines) {
        if (step.status !== 'decomposed' || mode !== 'execute') continue;
        yield problem(
          'execute',
          { id: step.node },
          {
            subject: subjectOf(step.node),
            at: linePlace(facts, step, 'next'),
            ...rejectedDeclaration(facts),
          },
        );
      }
    });
  },
});
