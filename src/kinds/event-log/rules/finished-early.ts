import { breachRule } from '../breach-rule.ts';

export const finishedEarly = breachRule({
  id: 'event-log/finished-early',
  title: 'A finished run finished every phase',
  why: 'A run that calls itself finished without a review was not reviewed.',
  fix: 'Finish a step of each phase before run.finished, or end with run.failed.',
  severity: 'warning',
  reasons: {
    early: 'the run finishes although no step has finished: {expected}',
  },
});
