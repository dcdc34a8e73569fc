import { breachRule } from '../breach-rule.ts';

export const stepPhase = breachRule({
  id: 'event-log/step-phase',
  title: 'A step keeps its phase',
  why: 'A step that changes its phase passes for one that was never taken.',
  fix: 'Repeat the phase of step.started; it is planner, executor or reviewer.',
  reasons: {
    unknown: 'phase must be one of {expected}, found {found}',
    changed: 'step {id} ends in the phase {found} but was started as {expected}, at seq {first}',
  },
});
