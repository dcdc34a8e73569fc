import { breachRule } from '../breach-rule.ts';

export const workspaceRoot = breachRule({
  id: 'event-log/workspace-root',
  title: 'The workspace is one folder',
  why: 'What is contained can only be told where the container is known.',
  fix: 'Give an absolute path without . and .., doubled separators or one at the end.',
  reasons: {
    absolute: 'workspace_root must be absolute, found {found}',
    normalised: 'workspace_root must be normalised, found {found}',
  },
});
