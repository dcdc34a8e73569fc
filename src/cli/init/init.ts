import { dirname } from 'node:path';
import { exitCodes } from '../../check/exit-code.ts';
import { policyOnDisk } from '../../check/policy.ts';
import { openFolder } from '../../check/top-folder.ts';
import { UserError } from '../../check/user-error.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { direct } from '../../git/direct.ts';
import { defaultBranch } from '../../git/refs/branches.ts';
import { type GitRepository, openGitRepository } from '../../git/repository.ts';
import { listedPaths } from '../../git/work-tree/paths.ts';
import { commandName } from '../../output/home.ts';
import { setupFacts } from '../doctor/setup-facts.ts';
import type { Io } from '../io.ts';
import { type Caller, findCaller, programKey, shellWord } from './caller.ts';
import { type DryRun, dryRun, unjudged } from './dry-run.ts';
import { type HookTool, toolInUse } from './hook-tools.ts';
import { type InitOptions, type Plan, planSetup } from './plan.ts';
import type { Manner } from './proposal.ts';
import { findStateFiles, governAll, ignoredStateFiles, type StateFile } from './state-files.ts';
import { type Written, writeProposals } from './write.ts';

export interface InitResult {
  readonly manner: Manner;
  /** Whether something was to be written. */
  readonly write: boolean;
  readonly files: readonly StateFile[];
  /** State files that git ignores, where it knows of none. */
  readonly ignored: readonly string[];
  readonly past: DryRun;
  /** Absent where there is no state file: then there is nothing to set up. */
  readonly plan?: Plan;
  /** The line that writes what is proposed. */
  readonly again?: string;
  /** What was written; absent where nothing was meant to be. */
  readonly written?: readonly Written[];
}

/**
 * Finds state files, judges their past, and proposes or writes what guards them from now on.
 *
 * @throws UserError where there is no work tree, the configuration cannot be used, or the program is not installed that hooks would start
 */
export async function initialise(
  { cwd, env, script }: Io,
  options: InitOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
): Promise<InitResult> {
  const opened = openGitRepository(cwd, env);
  const facts = await setupFacts(opened);
  if (facts.gitVersion === undefined) throw new UserError('git was not found; install git 2.31 or later');
  if (facts.top === '')
    throw new UserError(
      'there is no work tree here; run init inside a git repository (git init makes one)',
      exitCodes.cannotJudge,
    );
  const git = direct({ ...opened, directory: facts.top });
  const folder = openFolder(facts.top, dirname(facts.gitFolder));
  const { manner, write, hook, agents } = options;
  // What init wrote is what it would write if nothing were there.
  const isOpen = manner === 'remove' || folder.look(configurationPath) === 'absent';
  const policy = isOpen ? undefined : policyOnDisk(facts.top, undefined, kinds);
  const listed = async (which: 'tracked' | 'untracked' | 'ignored') => {
    const paths = await listedPaths(git, which);
    if (paths.ok) return paths.value;
    throw new UserError(`${paths.obstacle.message} ${paths.obstacle.fix}`, exitCodes.cannotJudge);
  };
  const listing = { tracked: await listed('tracked'), untracked: await listed('untracked') };
  const files = findStateFiles(listing, kinds, policy, folder);
  const isRemoval = manner === 'remove';
  const ignored = files.length > 0 ? [] : ignoredStateFiles(await listed('ignored'), kinds, folder);
  const isNothing = manner === 'set-up' && files.every(({ isProposed }) => isProposed);
  const none = { manner, write, files, ignored };
  // Who asks for hooks before there is a list gets them.
  if (isNothing && (hook === undefined || hook === 'none') && agents.length === 0)
    return { ...none, past: unjudged() };
  const caller = findCaller(folder, script);
  const tool = hook ?? (isNothing ? 'none' : toolInUse(folder, facts));
  const again = lineOf(options, caller, tool);
  if (write && again.startsWith(npmInstall))
    throw new UserError(
      `npx fetched this program for now only, and hooks start it in every clone. Install it first:\n  ${again}\nWithout npm, a clone of Stateward does: node <clone>/dist/cli.js init --write. Nothing was written.`,
    );
  const tracked = files.filter(({ isTracked }) => isTracked).map(({ path }) => path);
  const past =
    isRemoval || isNothing
      ? unjudged()
      : await dryRun(git, tracked, { govern: governAll(policy, kinds), policy }, onProgress);
  const branch = await defaultBranch(git);
  const found = { folder, facts, files, kinds, caller, tool };
  const restores = policy?.restoresAgents === true;
  const plan = planSetup({ ...options, ...found, defaultBranch: branch, restores });
  const written = write ? { written: await writeSetup(git, plan) } : {};
  return { ...none, past, plan, again, ...written };
}

const npmInstall = 'npm install --save-dev';

/** The line that writes what is proposed. What would start a program that only npx has needs it installed before. */
function lineOf({ manner, agents, merge, given }: InitOptions, { fetched }: Caller, tool: HookTool): string {
  const words = ['init', ...(manner === 'set-up' ? [] : [`--${manner}`]), '--write', ...given].join(' ');
  const isStarted = tool !== 'none' || agents.length > 0 || merge;
  return fetched === undefined || !isStarted || manner === 'remove'
    ? `${commandName} ${words}`
    : `${npmInstall} ${shellWord(fetched)} && ${commandName} ${words}`;
}

async function writeSetup(git: GitRepository, { proposals, program }: Plan): Promise<readonly Written[]> {
  const written = await writeProposals(proposals);
  if (program === undefined) return written;
  const words = program.after === undefined ? ['--unset', programKey] : [programKey, program.after];
  const said = await git.run(['config', ...words]);
  const path = `git config ${programKey}`;
  return [...written, said.ok ? { path } : { path, problem: 'git refused to write its configuration' }];
}
