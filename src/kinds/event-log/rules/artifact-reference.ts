import { breachRule } from '../breach-rule.ts';

export const artifactReference = breachRule({
  id: 'event-log/artifact-reference',
  title: 'An artifact belongs to one step',
  why: 'What no step answers for was made outside of the plan.',
  fix: 'Name the step that is under way.',
  reasons: {
    noStep: 'step {id} was not started in run {run}',
  },
});
