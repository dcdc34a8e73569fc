import { join, sep } from 'node:path';
import { openFolder, type TopFolder } from '../../check/top-folder.ts';
import { wayBelow } from '../../check/way-below.ts';
import type { SetupFacts } from '../doctor/setup-facts.ts';
import { lefthookFiles, preCommitFile } from '../doctor/setup-files.ts';
import { type Caller, dependency, shellWord } from './caller.ts';
import {
  bringsHusky,
  type HookName,
  hookNames,
  hookScript,
  lefthookText,
  preCommitText,
  sharedHookScript,
} from './hook-texts.ts';
import { hooksRepositoryIn } from './own-lines.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';

export const hookTools = ['husky', 'lefthook', 'pre-commit', 'git', 'none'] as const;
export type HookTool = (typeof hookTools)[number];

/** What hooks need: their files, and commands that a person has to run. */
export interface HookProposals {
  readonly tool: HookTool;
  readonly proposals: readonly Proposal[];
  readonly commands: readonly string[];
}

export interface HookInput extends OwnLines {
  readonly folder: TopFolder;
  readonly facts: SetupFacts;
  /** The GitHub repository that holds the Action and the hooks for pre-commit, where it is known. */
  readonly repository: string | undefined;
}

/** The hook tool that the repository uses; `git` where it uses none. */
export function toolInUse(folder: TopFolder, { hooksFolder }: Pick<SetupFacts, 'hooksFolder'>): HookTool {
  const packageJson = folder.text('package.json');
  const uses = (name: string) => packageJson !== undefined && dependency(packageJson, name) !== undefined;
  const inHusky = hooksFolder.split(sep).includes('.husky');
  if (inHusky || folder.look('.husky') === 'folder' || uses('husky')) return 'husky';
  if (lefthookFiles.some((file) => folder.look(file) !== 'absent') || uses('lefthook')) return 'lefthook';
  return folder.look(preCommitFile) === 'absent' ? 'git' : 'pre-commit';
}

/** What has a hook tool write its hooks; npm puts a program where no shell looks. */
export function installsHooks(tool: HookTool, packageJson: string | undefined): string {
  const isOfNpm = packageJson !== undefined && dependency(packageJson, tool) !== undefined;
  return `${isOfNpm ? 'npx ' : ''}${tool} install`;
}

/** What has git find hooks that are there. */
export function reachesHooks(facts: SetupFacts): string[] {
  const { hooksPathIsSet, hooksFolder, mainHooksFolder, restingHooks } = facts;
  if (mainHooksFolder !== undefined) {
    const here = shellWord(hooksFolder);
    return [`mkdir -p ${here} && cp -R ${shellWord(mainHooksFolder)}/. ${here}`];
  }
  return hooksPathIsSet && restingHooks.length === 0 ? [] : ['npx husky'];
}

/** Git runs it for `git worktree add`, from the work tree in which that is called. */
const huskyCheckout = {
  path: '.husky/post-checkout',
  text: `#!/bin/sh\n${bringsHusky}`,
  snippet: bringsHusky,
  isExecutable: true,
  isPart: true,
};

export function proposeHooks(tool: HookTool, input: HookInput): HookProposals {
  const { folder, facts, caller, repository } = input;
  switch (tool) {
    case 'husky': {
      const proposals = [...scripts(folder, '.husky'), createFile(folder, huskyCheckout, input)];
      return { tool, proposals: noted(proposals, caller), commands: reachesHooks(facts) };
    }
    case 'lefthook':
      return ofTool(lefthookFiles.find((file) => folder.look(file) !== 'absent') ?? 'lefthook.yml');
    case 'pre-commit':
      return ofTool(preCommitFile);
    case 'git':
      return { tool, proposals: gitHooks(input), commands: [] };
    default:
      return { tool, proposals: [], commands: [] };
  }

  function ofTool(path: string): HookProposals {
    const text =
      tool === 'lefthook'
        ? lefthookText(caller)
        : preCommitText(caller, repository ?? hooksRepositoryIn(folder.text(path)));
    // lefthook's own package writes one that is nothing but comments.
    const fillsWhere = (there: string) =>
      tool === 'lefthook' && there.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
    const file = createFile(folder, { path, text, fillsWhere, isPart: tool === 'lefthook' }, input);
    return {
      tool,
      proposals: noted([file], caller),
      commands: [installsHooks(tool, folder.text('package.json'))],
    };
  }

  function scripts(at: TopFolder, below: string, shownBelow = below): Proposal[] {
    return hookNames.map((name) => {
      const path = below === '' ? name : `${below}/${name}`;
      const snippet = hookScript(name, caller);
      const text = `#!/bin/sh\n${snippet}`;
      const file = { path, shown: `${shownBelow}/${name}`, text, snippet, isExecutable: true, isPart: true };
      const proposal = createFile(at, file, input);
      const language = proposal.state === 'by-hand' ? otherLanguage(at.text(path)) : undefined;
      return language === undefined ? proposal : beside(proposal, name, language);
    });
  }

  /** Lines of shell break a script in another language, which a script of shell can start. */
  function beside(proposal: Proposal, name: HookName, language: string): Proposal {
    const text = `#!/bin/sh\n${hookScript(name, caller)}exec "$(dirname "$0")/${name}.own" "$@"\n`;
    const note = `is there and is left alone; it is no shell script (${language}). Rename it to ${name}.own, and make ${name} of this, executable (chmod +x)`;
    return { ...proposal, text, note };
  }

  /** In the folder git uses, as long as that belongs to the repository: others may share what lies elsewhere. */
  function gitHooks({ facts: { hooksFolder, top, gitFolder } }: HookInput): Proposal[] {
    const inTop = wayBelow(top, hooksFolder);
    if (inTop) return scripts(folder, inTop);
    const inGit = wayBelow(gitFolder, hooksFolder);
    if (inGit) return scripts(openFolder(gitFolder), inGit, hooksFolder);
    const note =
      'lies outside of the repository (core.hooksPath) and is left alone; these lines pass over repositories without .stateward.yml';
    return hookNames.map((name) => ({
      path: join(hooksFolder, name),
      text: sharedHookScript(name, caller),
      state: 'by-hand',
      note,
    }));
  }
}

/** The program of a script's first line, unless that is a shell. */
function otherLanguage(text = ''): string | undefined {
  const [, program] = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+)*)?(?:\S*\/)?([^\s/]+)/.exec(text) ?? [];
  return program === undefined || /^(?:ba|da|k|z|a)?sh$/.test(program) ? undefined : program;
}

/** A hook that others get with the repository says whether it works for them. */
function noted(proposals: readonly Proposal[], { note }: Caller): Proposal[] {
  return proposals.map((each, index) => {
    const first = proposals.findIndex(({ state }) => state === 'create' || state === 'by-hand') === index;
    if (note === undefined || !first) return each;
    return {
      ...each,
      note: each.note === undefined ? note : `${each.note}. ${note.charAt(0).toUpperCase()}${note.slice(1)}.`,
    };
  });
}
