import { breachRule } from '../breach-rule.ts';

export const llmReference = breachRule({
  id: 'event-log/llm-reference',
  title: 'A call of a model belongs to one step',
  why: 'What no step answers for was done outside of the plan.',
  fix: 'Name the step that is under way, and repeat step_id in the answer.',
  reasons: {
    noStep: 'step {id} was not started in run {run}',
    noCall: 'LLM call {id} was not requested in run {run}',
    otherStep: 'LLM call {id} names step {found}, but was requested at seq {first} in step {expected}',
  },
});
