import { sep } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import { type HookList, hookLists } from '../../integrations/git-hooks/hook-lists.ts';
import type { SetupFacts } from '../doctor/setup-facts.ts';
import { dependency } from './caller.ts';

export const hookTools = ['husky', 'lefthook', 'pre-commit', 'git', 'none'] as const;
/** What starts hooks here. */
export type HookTool = (typeof hookTools)[number];

/** The lists that are there. */
export function hookListsIn(folder: TopFolder): HookList[] {
  return hookLists.filter(({ path }) => folder.look(path) !== 'absent');
}

/** The list of a tool: the one that is there, else the one to write. */
export function hookListOf(folder: TopFolder, tool: HookTool): HookList | undefined {
  return [...hookListsIn(folder), ...hookLists].find((each) => each.tool === tool);
}

/** The hook tool that the repository uses; `git` where it uses none. */
export function toolInUse(folder: TopFolder, { hooksFolder }: Pick<SetupFacts, 'hooksFolder'>): HookTool {
  const packageJson = folder.text('package.json');
  const uses = (name: string) => dependency(packageJson, name) !== undefined;
  const inHusky = hooksFolder.split(sep).includes('.husky');
  if (inHusky || folder.look('.husky') === 'folder' || uses('husky')) return 'husky';
  const others = otherListIn(folder) === undefined ? 'git' : 'none';
  return hookListsIn(folder)[0]?.tool ?? (uses('lefthook') ? 'lefthook' : others);
}

/** The list of a tool that init cannot write for, and whose hooks for git it leaves alone. */
export function otherListIn(folder: TopFolder): string | undefined {
  const lists = ['hk.pkl', '.overcommit.yml', 'captainhook.json', '.simple-git-hooks.json'];
  return lists.find((path) => folder.look(path) !== 'absent');
}

/** What has a tool write its hooks for git; npm puts a program where no shell looks. */
export function installsHooks({ program, tool }: HookList, packageJson: string | undefined): string {
  const isOfNpm = dependency(packageJson, program) !== undefined;
  const types = tool === 'pre-commit' ? ' -t pre-commit -t commit-msg -t pre-push' : '';
  return `${isOfNpm ? 'npx ' : ''}${program} install${types}`;
}
