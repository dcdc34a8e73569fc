import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const notRegular = fileRule({
  id: 'state-file/not-regular',
  title: 'A state file is a regular file',
  why: 'What a submodule holds, or a link that leads to no file of this repository, can change without a commit here.',
  fix: 'Commit the state as a regular file at this path, or link to a file of this repository.',
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    link: 'is a symbolic link, not a regular file',
    absolute: 'is a symbolic link to the absolute path {target}',
    outside: 'is a symbolic link to {target}, which leaves the repository',
    loop: 'is a symbolic link that leads back to itself, or through more than 40 links',
    dangling: 'is a symbolic link to {target}, where no file is committed',
    'into-submodule': 'is a symbolic link to {target}, which lies in a submodule',
    'no-path': 'is a symbolic link whose text is no path',
    submodule: 'is a submodule, or lies in one, and no regular file',
  },
  *check(facts, problem) {
    const { nature, link } = facts.after ?? {};
    const detail = { subject: '', at: inAfter('') };
    if (nature === 'submodule') yield problem('submodule', {}, detail);
    if (nature !== 'link') return;
    if (link === undefined) yield problem('link', {}, detail);
    else yield problem(link.reason, { target: link.target }, { ...detail, data: { target: link.target } });
  },
});
