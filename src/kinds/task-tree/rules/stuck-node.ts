import { subjectOf } from '../../../engine/contract/subject.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule } from '../facts.ts';
import { linePlace } from '../line-place.ts';
import { rejectedDeclaration } from '../rejected.ts';

export const stuckNode = stepRule({
  id: 'task-tree/stuck-node',
  title: 'A stuck node takes no further step',
  why: 'attempts == max_attempts means the runner has given up on the node; another attempt was never granted.',
  fix: 'Ask the owner to raise max_attempts in a commit of its own, or to decompose or replan the node.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: { stuck: "status={status} on node '{id}', which was stuck: no attempt was left" },
  *check(facts, problem) {
    yield* inEveryReading(facts, function* (reading) {
      for (const { step, stuck } of reading.lines) {
        if (!stuck || (step.status !== 'done' && step.status !== 'retry')) continue;
        const at = linePlace(facts, step, 'attempts');
        const detail = { subject: subjectOf(step.node), at, ...rejectedDeclaration(facts) };
        yield problem('stuck', { status: step.status, id: step.node }, detail);
      }
    });
  },
});
