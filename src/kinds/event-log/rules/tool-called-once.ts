import { breachRule } from '../breach-rule.ts';

export const toolCalledOnce = breachRule({
  id: 'event-log/tool-called-once',
  title: 'A tool call begins once',
  why: 'Two calls under one id cannot be told apart.',
  fix: 'Give each call an id of its own.',
  reasons: {
    duplicate: 'tool call {id} was begun already, at seq {first}',
  },
});
