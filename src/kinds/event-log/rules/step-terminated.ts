import { breachRule } from '../breach-rule.ts';

export const stepTerminated = breachRule({
  id: 'event-log/step-terminated',
  title: 'A step ends once, and nothing follows',
  why: 'A step without one end has no outcome, and what is done in its name afterwards is done behind its back.',
  fix: 'Let each step end in exactly one step.finished or step.failed, after all that belongs to it.',
  reasons: {
    open: 'step {id} never ended',
    twice: 'step {id} had ended already, at seq {first}',
    after: 'step {id} had ended, at seq {first}',
  },
});
