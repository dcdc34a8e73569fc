import { breachRule } from '../breach-rule.ts';

/** What an event out of order breaks besides. */
export const orderEchoes: readonly string[] = [
  'event-log/artifact-created-once',
  'event-log/artifact-reference',
  'event-log/attempt-limit',
  'event-log/event-after-termination',
  'event-log/event-id',
  'event-log/finished-early',
  'event-log/llm-reference',
  'event-log/llm-requested-once',
  'event-log/llm-responded',
  'event-log/phase-order',
  'event-log/run-started-first',
  'event-log/run-started-once',
  'event-log/run-terminated',
  'event-log/step-phase',
  'event-log/step-reference',
  'event-log/step-started-once',
  'event-log/step-terminated',
  'event-log/tool-called-once',
  'event-log/tool-input',
  'event-log/tool-output',
  'event-log/tool-reference',
  'event-log/tool-terminated',
];

export const seqOrder = breachRule({
  id: 'event-log/seq-order',
  title: 'seq increases within a run',
  why: 'Events out of order, or twice, tell another story than the one that happened.',
  fix: 'Write the events of a run in the order of seq; gaps are allowed.',
  supersedes: orderEchoes,
  reasons: {
    notIncreasing: 'seq must be above {first}',
  },
});
