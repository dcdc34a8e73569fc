import { breachRule } from '../breach-rule.ts';

export const toolOutput = breachRule({
  id: 'event-log/tool-output',
  title: 'Wrong output is no result',
  why: 'What an agent reads as a result must be what the tool promises.',
  fix: 'Validate what comes back; end the call with tool.failed and error_code INVALID_OUTPUT.',
  reasons: {
    accepted: 'the output of {id} is wrong ({found}), and the call returned it',
  },
});
