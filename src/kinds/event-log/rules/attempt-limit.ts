import { breachRule } from '../breach-rule.ts';

export const attemptLimit = breachRule({
  id: 'event-log/attempt-limit',
  title: 'A phase has three attempts',
  why: 'A run that tries for ever, or goes on without success, hides that it failed.',
  fix: 'After the third failed attempt end the run with run.failed.',
  supersedes: ['event-log/finished-early'],
  reasons: {
    tooMany: 'the {found} phase has more than {expected} attempts',
    laterPhase: 'the {found} step starts although the attempts of the phase {expected} are used up',
    finished: 'the run finishes although its attempts are used up without success: {expected}',
  },
});
