import { breachRule } from '../breach-rule.ts';

export const phaseOrder = breachRule({
  id: 'event-log/phase-order',
  title: 'Phases come in order',
  why: 'Work that nobody planned, and reviews of work that was not done, are what phases are there to prevent.',
  fix: 'Finish a step of the phase before, then start the next phase; do not go back.',
  reasons: {
    backwards: 'the {found} step starts after the phase {expected} has begun',
    gated: 'the {found} step starts although no {expected} step has finished',
  },
});
