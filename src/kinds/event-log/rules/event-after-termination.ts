import { breachRule } from '../breach-rule.ts';

export const eventAfterTermination = breachRule({
  id: 'event-log/event-after-termination',
  title: 'Nothing follows the end of a run',
  why: 'What happens after a run is over was done by nobody who answers for it.',
  fix: 'Emit the event before the end of its run, or start a new run.',
  reasons: {
    late: 'run {run} was over at seq {first}',
  },
});
