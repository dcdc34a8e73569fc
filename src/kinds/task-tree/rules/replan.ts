import { subjectOf } from '../../../engine/contract/subject.ts';
import { stepRule } from '../facts.ts';
import { linePlace } from '../line-place.ts';
import { rejectedDeclaration } from '../rejected.ts';

export const replan = stepRule({
  id: 'task-tree/replan',
  title: 'A replan needs the owner',
  why: 'The reference runner knows no such step: a replan lets open work be added, moved and dropped anywhere.',
  fix: 'Ask an owner to allow it with replan: note in the configuration of the base branch, or for a waiver.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    declared: "status=replan was declared on node '{id}': the plan was changed by hand",
  },
  *check(facts, problem) {
    for (const reading of facts.readings) {
      for (const step of reading.steps) {
        if (step.status !== 'replan') continue;
        const at = linePlace(facts, step);
        const detail = { subject: subjectOf(step.node), at, ...rejectedDeclaration(facts) };
        yield problem('declared', { id: step.node }, detail);
      }
    }
  },
});
