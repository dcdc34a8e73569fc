import type { TopFolder } from '../../check/top-folder.ts';
import { commandName, packageFrom, publishedAt } from '../../output/home.ts';
import { version } from '../../output/version.ts';
import { type Caller, dependency } from './caller.ts';
import { managed } from './managed.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import { filled } from './templates.ts';

export const workflowPath = '.github/workflows/stateward.yml';
export const gitLabPath = '.gitlab-ci.yml';

/** Stands where a person has to say which repository holds the Action; no repository can have that name. */
const unknownRepository = '<owner>/stateward';

export interface CiInput {
  readonly folder: TopFolder;
  readonly manner: Manner;
  readonly caller: Caller;
  readonly defaultBranch: string;
  /** The repository that holds the Action, where it was given. */
  readonly repository: string | undefined;
  /** Whether GitLab is to run it, and not GitHub. */
  readonly isGitLab: boolean;
}

/** The job that judges pull requests, or merge requests; what is taken out is where it is. */
export function proposeCi(input: CiInput): Proposal[] {
  const { manner, isGitLab } = input;
  if (manner !== 'set-up') return [proposeWorkflow(input), proposeGitLab(input)];
  return [isGitLab ? proposeGitLab(input) : proposeWorkflow(input)];
}

function proposeWorkflow({ folder, manner, defaultBranch, repository }: CiInput): Proposal {
  const holder = repository ?? actionOf(folder) ?? publishedAt;
  // A branch is named by a pattern here.
  const branch = defaultBranch.replace(/[+!]/g, '\\$&');
  const text = filled('workflow.yml', { branch, action: `${holder ?? unknownRepository}@v${version}` });
  const proposal = propose(folder, { path: workflowPath, text }, manner);
  if (proposal.state !== 'create' || holder !== undefined) return proposal;
  const note = `replace ${unknownRepository} by the repository that holds the Action, or run init with --action`;
  return { ...proposal, note };
}

/** Its stages may be other ones than those of a file that says none. */
function proposeGitLab({ folder, manner, caller }: CiInput): Proposal {
  const isPackage = dependency(folder.text('package.json'), 'stateward') !== undefined;
  const program = isPackage
    ? `npm ci --ignore-scripts && ${commandName}`
    : `npx --yes ${caller.fetched ?? packageFrom}`;
  const text = filled('gitlab-ci.yml', { program });
  const mayAdd = (theirs: string) => addsNames(theirs, text) && !/^stages:/m.test(theirs);
  const proposal = propose(folder, { path: gitLabPath, text, mayAdd }, manner);
  if (proposal.target === undefined || !program.includes('OWNER')) return proposal;
  return { ...proposal, note: 'replace OWNER by the account that holds Stateward' };
}

/** Whether a text of YAML has names at its top, and none of another text. */
export function addsNames(theirs: string, text: string): boolean {
  const names = (yaml: string) => [...yaml.matchAll(/^([\w-]+|"[^"]*"):/gm)].map(([, name]) => name);
  const taken = new Set(names(theirs));
  return names(text).length > 0 && names(text).every((name) => !taken.has(name));
}

/** The repository that the workflow of init names: a copy of the Action may have any name. */
export function actionOf(folder: TopFolder): string | undefined {
  return repositoryIn(managed(workflowPath).part(folder.text(workflowPath) ?? ''));
}

/** The repository of GitHub that a part of init names. */
export function repositoryIn(part: string): string | undefined {
  return /(?:uses: "?|github\.com\/)([\w-]+\/[\w.-]+?)(?=[@"\s])/.exec(part)?.[1];
}
