import { breachRule } from '../breach-rule.ts';

export const stepReference = breachRule({
  id: 'event-log/step-reference',
  title: 'A step that ends was started in its run',
  why: 'The end of a step that never began says nothing about any step.',
  fix: 'Emit step.started first, under the same run_id.',
  reasons: {
    unknown: 'step {id} was not started in run {run}',
  },
});
