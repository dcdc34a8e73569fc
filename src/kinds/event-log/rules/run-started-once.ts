import { breachRule } from '../breach-rule.ts';

export const runStartedOnce = breachRule({
  id: 'event-log/run-started-once',
  title: 'A run starts once',
  why: 'Two runs under one id cannot be told apart.',
  fix: 'Give each run an id of its own.',
  reasons: {
    duplicate: 'run {run} was started already, at seq {first}',
  },
});
