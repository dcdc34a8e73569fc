import { breachRule } from '../breach-rule.ts';

export const toolTier = breachRule({
  id: 'event-log/tool-tier',
  title: 'A tool needs no more permission than its agent has',
  why: 'An agent that only reads must not write by way of a tool.',
  fix: 'Let an agent with enough permission call the tool.',
  reasons: {
    tooHigh: 'tool {found} needs {expected}, which agent {id} has',
  },
});
