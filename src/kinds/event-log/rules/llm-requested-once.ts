import { breachRule } from '../breach-rule.ts';

export const llmRequestedOnce = breachRule({
  id: 'event-log/llm-requested-once',
  title: 'A call of a model begins once',
  why: 'Two calls under one id cannot be told apart.',
  fix: 'Give each call an id of its own.',
  reasons: {
    duplicate: 'LLM call {id} was requested already, at seq {first}',
  },
});
