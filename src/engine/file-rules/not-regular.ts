import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const notRegular = fileRule({
  id: 'state-file/not-regular',
  title: 'A state file is a regular file',
  why: 'The content behind a symbolic link or in a submodule can change without a change of this file.',
  fix: 'Commit the state as a regular file at this path, or name the path of the real file under files: in .stateward.yml.',
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    link: 'is a symbolic link, not a regular file',
    submodule: 'is a submodule, or lies in one, and no regular file',
  },
  *check(facts, problem) {
    const { nature } = facts.after ?? {};
    if (nature === 'submodule' || nature === 'link')
      yield problem(nature, {}, { subject: '', at: inAfter('') });
  },
});
