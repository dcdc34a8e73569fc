import { breachRule } from '../breach-rule.ts';

export const toolInput = breachRule({
  id: 'event-log/tool-input',
  title: 'Wrong input ends a call',
  why: 'A tool that runs on input it does not expect does what nobody has foreseen.',
  fix: 'Validate before the call; end it with tool.failed and error_code INVALID_INPUT.',
  reasons: {
    accepted:
      'the input of {id} at seq {first} is wrong ({found}), and the call does not end in tool.failed with INVALID_INPUT',
  },
});
