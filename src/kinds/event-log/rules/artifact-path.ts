import { breachRule } from '../breach-rule.ts';

export const artifactPath = breachRule({
  id: 'event-log/artifact-path',
  title: 'Artifacts lie in the workspace',
  why: 'A file outside of the workspace was written where the run had no business.',
  fix: 'Write into workspace_root, and give the absolute path without .. in it.',
  reasons: {
    absolute: 'the path of a file must be absolute, found {found}',
    escapes: 'the path must have no segment .., found {found}',
    outside: '{found} lies outside of the workspace',
  },
});
