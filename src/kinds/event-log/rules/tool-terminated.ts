import { breachRule } from '../breach-rule.ts';

export const toolTerminated = breachRule({
  id: 'event-log/tool-terminated',
  title: 'A tool call ends once',
  why: 'A call without one end has no outcome.',
  fix: 'Let each call end in exactly one tool.returned or tool.failed before its run is over.',
  reasons: {
    open: 'tool call {id} of {found} never ended',
    twice: 'tool call {id} had ended already, at seq {first}',
  },
});
