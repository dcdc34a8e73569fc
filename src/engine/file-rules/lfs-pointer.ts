import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const lfsPointer = fileRule({
  id: 'state-file/lfs-pointer',
  title: 'A state file is stored in git itself',
  why: 'The commit holds only a Git LFS pointer: the state itself is not in the history that is judged.',
  fix: 'Take the path out of .gitattributes (filter=lfs) and commit the file itself.',
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: { pointer: 'is a Git LFS pointer, not the state itself' },
  *check(facts, problem) {
    if (facts.after?.nature === 'lfs-pointer') yield problem('pointer', {}, { subject: '', at: inAfter('') });
  },
});
