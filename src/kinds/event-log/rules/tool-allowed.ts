import { breachRule } from '../breach-rule.ts';

export const toolAllowed = breachRule({
  id: 'event-log/tool-allowed',
  title: 'Agents use the tools they are given',
  why: 'A tool that nobody has granted is a power that nobody has granted.',
  fix: 'Add the tool to the configuration on the base side, or let the agent do without it.',
  reasons: {
    unknown: 'tool {found} is not configured',
    notListed: 'tool {found} is not on the list of agent {id}',
  },
});
