import { subjectOf } from '../../../engine/contract/subject.ts';
import { isStepped, stepRule } from '../facts.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const attemptLimitRaised = stepRule({
  id: 'task-tree/attempt-limit-raised',
  title: 'A step does not raise its own limit',
  why: 'The runner, not the agent, decides when a node is stuck (State Updates); a raised limit undoes that.',
  fix: 'Leave max_attempts alone in a step; an owner raises it in a commit of its own.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  supersedes: ['task-tree/state-update'],
  messages: {
    raised: '{path}: max_attempts was raised from {from} to {to} in a commit that steps',
  },
  *check(facts, problem) {
    const replanned = facts.readings.some((reading) =>
      reading.steps.some((step) => step.status === 'replan'),
    );
    if (!isStepped(facts) || replanned) return;
    for (const { before, after } of facts.pairs) {
      const [from, to] = [before.maxAttempts, after.maxAttempts];
      if (to <= from) continue;
      yield problem(
        'raised',
        { path: pathOf(after), from, to },
        {
          subject: subjectOf(after.id, 'max_attempts'),
          at: afterPlace(after, 'max_attempts'),
          related: [{ ...beforePlace(before, 'max_attempts'), label: 'was' }],
          data: { from, to },
        },
      );
    }
  },
});
