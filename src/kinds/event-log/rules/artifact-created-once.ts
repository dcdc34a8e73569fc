import { breachRule } from '../breach-rule.ts';

export const artifactCreatedOnce = breachRule({
  id: 'event-log/artifact-created-once',
  title: 'An artifact is created once',
  why: 'Two artifacts under one id cannot be told apart.',
  fix: 'Give each artifact an id of its own.',
  reasons: {
    duplicate: 'artifact {id} was created already, at seq {first}',
  },
});
