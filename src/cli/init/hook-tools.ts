import { sep } from 'node:path';
import type { TopFolder } from '../../check/top-folder.ts';
import type { SetupFacts } from '../doctor/setup-facts.ts';
import { dependency } from './caller.ts';
import type { TemplateName } from './templates.ts';

export const hookTools = ['husky', 'lefthook', 'pre-commit', 'git', 'none'] as const;
/** What starts hooks here; `unknown` is a tool whose list init cannot write. */
export type HookTool = (typeof hookTools)[number] | 'unknown';

/** A list of what a tool has to run at each hook. */
export interface HookList {
  readonly tool: 'lefthook' | 'pre-commit' | 'unknown';
  readonly path: string;
  readonly template: TemplateName;
  /** The template for hooks that come from a repository, where there are such. */
  readonly fetching: TemplateName;
  /** The program that writes hooks for git, which is npm's where package.json names it. */
  readonly program: string;
}

type Row = readonly [HookList['tool'], program: string, TemplateName, TemplateName | undefined, ...string[]];

/** The first of a tool is the one that is written where there is none. */
const rows: readonly Row[] = [
  ['lefthook', 'lefthook', 'lefthook.yml', undefined, 'lefthook.yml', 'lefthook.yaml'],
  ['lefthook', 'lefthook', 'lefthook.yml', undefined, '.lefthook.yml', '.lefthook.yaml'],
  ['lefthook', 'lefthook', 'lefthook.toml', undefined, 'lefthook.toml', '.lefthook.toml'],
  ['lefthook', 'lefthook', 'lefthook.json', undefined, 'lefthook.json', '.lefthook.json'],
  ['pre-commit', 'pre-commit', 'pre-commit.yaml', 'pre-commit-repository.yaml', '.pre-commit-config.yaml'],
  ['pre-commit', 'prek', 'pre-commit.yaml', 'pre-commit-repository.yaml', '.pre-commit-config.yml'],
  ['pre-commit', 'prek', 'prek.toml', 'prek-repository.toml', 'prek.toml'],
  ['unknown', '', 'unknown-tool.txt', undefined, 'hk.pkl', '.overcommit.yml', 'captainhook.json'],
  ['unknown', '', 'unknown-tool.txt', undefined, '.simple-git-hooks.json'],
];
const hookLists = rows.flatMap(([tool, program, template, fetching = template, ...paths]) =>
  paths.map((path): HookList => ({ tool, program, template, fetching, path })),
);

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
  return hookListsIn(folder)[0]?.tool ?? (uses('lefthook') ? 'lefthook' : 'git');
}

/** What has a tool write its hooks for git; npm puts a program where no shell looks. */
export function installsHooks({ program, tool }: HookList, packageJson: string | undefined): string {
  const isOfNpm = dependency(packageJson, program) !== undefined;
  const types = tool === 'pre-commit' ? ' -t pre-commit -t commit-msg -t pre-push' : '';
  return `${isOfNpm ? 'npx ' : ''}${program} install${types}`;
}
