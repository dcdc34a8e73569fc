import { breachRule } from '../breach-rule.ts';

export const runTerminated = breachRule({
  id: 'event-log/run-terminated',
  title: 'A run is terminated once',
  why: 'A run that does not end, or ends twice, has no outcome.',
  fix: 'Let each run end in exactly one run.finished or run.failed.',
  reasons: {
    missing: 'run {run} has no run.finished and no run.failed',
    twice: 'run {run} was terminated already, at seq {first}',
  },
});
