import type { SetupFacts } from '../../git/set-up/setup-facts.ts';
import { installed } from '../npx-cache.ts';
import type { TopFolder } from '../top-folder.ts';
import type { Caller } from './caller.ts';
import type { OwnLines, Proposal } from './proposal.ts';

const path = '.gitignore';
const line = 'node_modules/\n';

/** Who installs into a repository that is not of Node has nothing yet that keeps the packages out of the next `git add`. */
export function proposeIgnore(
  folder: TopFolder,
  { openPackages }: Pick<SetupFacts, 'openPackages'>,
  { manner, caller }: OwnLines & { readonly caller: Caller },
): Proposal[] {
  if (openPackages !== true || manner !== 'set-up' || caller.script !== installed) return [];
  if (folder.look(path) === 'absent')
    return [{ path, text: line, state: 'create', target: { folder, path, isExecutable: false } }];
  const before = folder.text(path);
  if (before === undefined)
    return [{ path, text: line, state: 'by-hand', note: 'is no regular file and is left alone; add this' }];
  const after = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}`;
  return [
    { path, text: line, state: 'append', target: { folder, path, isExecutable: false, before, after } },
  ];
}
