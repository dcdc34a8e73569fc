import { breachRule } from '../breach-rule.ts';

export const stepStartedOnce = breachRule({
  id: 'event-log/step-started-once',
  title: 'A step starts once',
  why: 'Two steps under one id cannot be told apart.',
  fix: 'Give each step, and each attempt, an id of its own.',
  reasons: {
    duplicate: 'step {id} was started already, at seq {first}',
  },
});
