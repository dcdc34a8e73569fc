import { inAfter } from '../location.ts';
import { fileRule } from './file-facts.ts';

export const notRegular = fileRule({
  id: 'state-file/not-regular',
  title: 'A state file is a regular file',
  why: 'A link or a submodule at a governed path points away from the state, and what it points to is not judged.',
  fix: 'Commit the state as a regular file at this path.',
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    link: 'is a symbolic link, not a regular file',
    submodule: 'is a submodule, not a regular file',
  },
  *check(facts, problem) {
    const nature = facts.after?.nature;
    if (nature === 'link' || nature === 'submodule')
      yield problem(nature, {}, { subject: '', at: inAfter('') });
  },
});
