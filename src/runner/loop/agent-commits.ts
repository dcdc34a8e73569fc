import { direct } from '../../git/direct.ts';
import { openGitRepository } from '../../git/repository.ts';
import { shellQuote } from '../../output/shell-quote.ts';
import type { StepCaller } from './step-repository.ts';

/** Where HEAD stands: its commit, and the branch that it is on; '' on none. */
export interface Head {
  readonly commit: string;
  readonly branch: string;
}

export async function headHere(caller: StepCaller): Promise<Head> {
  const [commit, branch] = await Promise.all([
    said(caller, 'rev-parse', 'HEAD'),
    said(caller, 'symbolic-ref', '-q', '--short', 'HEAD'),
  ]);
  return { commit: commit ?? '', branch: branch ?? '' };
}

/** Why the loop cannot go on from where the agent left HEAD; undefined where it can. */
export async function movedElsewhere(caller: StepCaller, before: Head): Promise<string | undefined> {
  const now = await headHere(caller);
  if (now.commit === before.commit && now.branch === before.branch) return undefined;
  const isBehind = (await said(caller, 'merge-base', '--is-ancestor', before.commit, 'HEAD')) !== undefined;
  if (isBehind && now.branch === before.branch) return undefined;
  const back = before.branch === '' ? `--detach ${before.commit}` : shellQuote(before.branch);
  const was = before.branch === '' ? before.commit.slice(0, 12) : before.branch;
  return isBehind
    ? `the agent left ${was} for ${now.branch || now.commit.slice(0, 12)}: go back with git checkout ${back}, and start the loop again`
    : `the agent rewrote the history of ${was}, which stood at ${before.commit}: put it back with git reset --soft ${before.commit}, and start the loop again`;
}

/** Why the loop cannot go on from HEAD: since its own last commit somebody else decided what a step is. */
export async function changedSince(
  caller: StepCaller,
  own: Head,
  files: readonly string[],
): Promise<string | undefined> {
  const now = await headHere(caller);
  // Nearly always: nothing more is asked of git.
  if (now.commit === own.commit && now.branch === own.branch) return undefined;
  const elsewhere = await movedElsewhere(caller, own);
  if (elsewhere !== undefined) return elsewhere;
  const [then, since] = await Promise.all(
    [own.commit, 'HEAD'].map((commit) => said(caller, 'ls-tree', '--full-tree', commit, '--', ...files)),
  );
  return then !== undefined && then === since
    ? undefined
    : `something committed ${files.join(' or ')} while no agent was asked: take it back with git reset --soft ${own.commit}, and start the loop again`;
}

/** Takes back the agent's commits, and leaves what they did in the work tree: the step commits what of it is legal. */
export async function takeBack(caller: StepCaller, { commit }: Head): Promise<string | undefined> {
  const isBack = (await said(caller, 'reset', '--soft', commit)) !== undefined;
  return isBack
    ? undefined
    : `the agent committed the tree itself, and git could not take that back: git reset --soft ${commit}, and start the loop again`;
}

async function said({ folder, environment }: StepCaller, ...args: string[]): Promise<string | undefined> {
  const result = await direct(openGitRepository(folder, environment)).run(args);
  return result.ok ? result.output.toString('utf8').trim() : undefined;
}
