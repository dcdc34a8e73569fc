import { breachRule } from '../breach-rule.ts';

export const agent = breachRule({
  id: 'event-log/agent',
  title: 'A step is taken by an agent of its phase',
  why: 'Roles are the separation of duties: a reviewer that plans its own work reviews nothing.',
  fix: 'Let the agent of the phase take the step, and name it in agent_id as it is configured.',
  reasons: {
    missing: 'agent_id is missing; the configured agents are {expected}',
    unknown: 'agent {found} is not configured; there are {expected}',
    otherPhase: 'agent {found} takes a step that is not of its phase {expected}',
  },
});
