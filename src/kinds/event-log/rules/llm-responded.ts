import { breachRule } from '../breach-rule.ts';

export const llmResponded = breachRule({
  id: 'event-log/llm-responded',
  title: 'A call of a model is answered once',
  why: 'A call without one answer has no outcome.',
  fix: 'Let each request have exactly one llm.responded before its run is over.',
  reasons: {
    open: 'LLM call {id} was never answered',
    twice: 'LLM call {id} was answered already, at seq {first}',
  },
});
