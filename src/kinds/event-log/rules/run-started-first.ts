import { breachRule } from '../breach-rule.ts';

export const runStartedFirst = breachRule({
  id: 'event-log/run-started-first',
  title: 'A run begins with run.started',
  why: 'What happened before a run began belongs to no run, and its workspace is not known.',
  fix: 'Let the recorder emit run.started before everything else of the run.',
  reasons: {
    missing: 'run {run} has no run.started',
    late: 'run.started comes after other events of run {run}; the first has seq {first}',
  },
});
