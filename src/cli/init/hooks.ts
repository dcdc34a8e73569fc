import { join } from 'node:path';
import { openFolder, type TopFolder } from '../../check/top-folder.ts';
import { wayBelow } from '../../check/way-below.ts';
import type { HookList } from '../../integrations/git-hooks/hook-lists.ts';
import { version } from '../../output/version.ts';
import type { SetupFacts } from '../doctor/setup-facts.ts';
import { type Caller, programWord, shellWord } from './caller.ts';
import { addsNames, repositoryIn } from './ci.ts';
import { type HookTool, hookListOf, hookListsIn, installsHooks, otherListIn } from './hook-tools.ts';
import { managed } from './managed.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import { filled } from './templates.ts';

/** The client hooks of docs/hooks.md. */
const hookNames = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'] as const;
type HookName = (typeof hookNames)[number];

export interface HookInput {
  readonly manner: Manner;
  readonly caller: Caller;
  readonly folder: TopFolder;
  readonly facts: SetupFacts;
  /** The GitHub repository that holds the Action and the hooks for pre-commit, where it is known. */
  readonly repository: string | undefined;
}

/** The files of hooks, and the commands that a person has to run; what init wrote before is found whatever tool is in use. */
export function proposeHooks(
  tool: HookTool,
  input: HookInput,
): { readonly proposals: readonly Proposal[]; readonly commands: readonly string[] } {
  const { folder, facts, manner } = input;
  const isSetUp = manner === 'set-up';
  const list = hookListOf(folder, tool);
  const lists = isSetUp ? (list === undefined ? [] : [list]) : hookListsIn(folder);
  const checkout = { path: '.husky/post-checkout', text: filled('husky-checkout.sh'), isExecutable: true };
  const proposals = [
    ...(isSetUp && tool !== 'husky'
      ? []
      : [...scripts(folder, '.husky', input), propose(folder, checkout, manner)]),
    ...(isSetUp && tool !== 'git' ? [] : gitHooks(input)),
    ...lists.map((each) => proposeList(each, input)),
    ...(isSetUp && tool === 'none' ? otherList(input) : []),
  ];
  const isReached = facts.hooksPathIsSet && facts.restingHooks.length === 0;
  if (tool === 'husky') return { proposals, commands: isReached ? [] : ['npx husky'] };
  return {
    proposals,
    commands: list !== undefined ? [installsHooks(list, folder.text('package.json'))] : [],
  };
}

/** What a person has to give to a tool that init does not know. */
function otherList({ folder, caller }: HookInput): Proposal[] {
  const path = otherListIn(folder);
  if (path === undefined || folder.text(path)?.includes('stateward')) return [];
  const lines = hookNames.map((name) => `${name}: ${listCommand(undefined, caller, name)}`);
  const note = 'found, which init does not know: have its hooks run these, with the arguments of git';
  return [{ path, text: lines.join('\n'), state: 'by-hand', note }];
}

function proposeList(list: HookList, input: HookInput): Proposal {
  const { path, tool, template, fetching } = list;
  const { folder, caller, manner } = input;
  const there = folder.text(path) ?? '';
  const repository = input.repository ?? repositoryIn(managed(path).part(there));
  const commands = hookNames.map((name) => [name, listCommand(tool, caller, name)] as const);
  const values = { ...Object.fromEntries(commands), repository: repository ?? '', version };
  const text = filled(repository === undefined ? template : fetching, values);
  return propose(folder, { path, text, mayAdd: (theirs) => fitsBehind(path, theirs, text) }, manner);
}

const lefthookArguments: Partial<Record<HookName, string>> = { 'commit-msg': ' {1}', 'pre-push': ' {1} {2}' };

/** What a list hands on to the hook; pre-commit starts programs without a shell. */
function listCommand(tool: HookList['tool'] | undefined, caller: Caller, name: HookName): string {
  const command = `node ${programWord(caller)} hook ${name}`;
  if (tool === 'lefthook') return `${command}${lefthookArguments[name] ?? ''}`;
  return tool === 'pre-commit' && command.includes('$(')
    ? `sh -c ${shellWord(`${command} "$@"`)} --`
    : command;
}

/** Tables of TOML and members of JSON stand beside others; a name at the top of YAML stands once. */
function fitsBehind(path: string, theirs: string, text: string): boolean {
  if (path.endsWith('.toml')) return !/^repos\s*=/m.test(theirs);
  return path.endsWith('.json') || addsNames(theirs, managed(path).part(text));
}

/** A script of shell that goes on behind the call. */
function hookText(name: HookName, { script, named }: Caller): string {
  if (named !== undefined) return filled('hook-named.sh', { hook: name });
  const [, home] = /^(?!\/)(.+)\/node_modules\//.exec(script) ?? [];
  const where = home !== undefined && /^[\w@%+=,./-]+$/.test(home) ? ` in ${home}` : '';
  return filled('hook.sh', { hook: name, script: shellWord(script), where });
}

function scripts(
  at: TopFolder,
  below: string,
  { caller, manner }: HookInput,
  shownBelow = below,
): Proposal[] {
  return hookNames.map((name) => {
    const path = below === '' ? name : `${below}/${name}`;
    const text = hookText(name, caller);
    const file = { path, shown: `${shownBelow}/${name}`, text, isExecutable: true };
    return propose(at, file, manner);
  });
}

/** In the folder git uses, as long as that belongs to the repository: others may share what lies elsewhere. */
function gitHooks(input: HookInput): Proposal[] {
  const { folder, caller, manner, facts } = input;
  const { hooksFolder, top, gitFolder } = facts;
  const inTop = wayBelow(top, hooksFolder);
  if (inTop) return scripts(folder, inTop, input);
  const inGit = wayBelow(gitFolder, hooksFolder);
  if (inGit) return scripts(openFolder(gitFolder), inGit, input, hooksFolder);
  const note =
    'lies outside of the repository (core.hooksPath) and is left alone; these lines pass over repositories without .stateward.yml';
  return hookNames.map((name): Proposal => {
    const path = join(hooksFolder, name);
    if (manner !== 'set-up') return { path, text: '', state: 'there' };
    const inner = managed(name)
      .part(hookText(name, caller))
      .replace(/^(?=.)/gm, '  ');
    return { path, text: `if [ -e .stateward.yml ]; then\n${inner}fi\n`, state: 'by-hand', note };
  });
}
