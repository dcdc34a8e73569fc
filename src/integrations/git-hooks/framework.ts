import type { RepositoryChange } from '../../check/change.ts';
import { refuseUnknown } from '../../check/user-error.ts';
import { check } from '../../check.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import { commitsNamed } from '../../git/objects/objects.ts';
import type { PushedRef } from '../../git/pushed.ts';
import type { GitRepository } from '../../git/repository.ts';
import { policyAtHead } from './policy-at-head.ts';
import { checkPush } from './pre-push.ts';
import type { HookCaller, HookResult } from './result.ts';

type Variables = HookCaller['env'];

const nothing = '0'.repeat(40);

/**
 * The pre-commit framework with nothing staged: `pre-commit run --from-ref A --to-ref B`, or `--all-files`. It does
 * not hand its options on, only variables.
 */
export async function judgeFrameworkRun(
  git: GitRepository,
  objects: GitObjects,
  variables: Variables,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const { from, to } = framedRange(variables);
  if (from !== undefined && to !== undefined) {
    const notice = `nothing is staged: judged ${from}..${to}, as pre-commit names it (PRE_COMMIT_FROM_REF, PRE_COMMIT_TO_REF)`;
    return withNotice(notice, git, objects, { type: 'range', range: `${from}..${to}` }, kinds);
  }
  const notice =
    'nothing is staged and pre-commit names no range: judged every governed file as it is now (check --all)';
  return withNotice(notice, git, objects, { type: 'all' }, kinds);
}

/**
 * The framework's pre-push reads what git says of the refs, and hands on variables for the first that brings something:
 * from where to where, or for a first push only which branch.
 */
export async function judgeFrameworkPush(
  git: GitRepository,
  objects: GitObjects,
  variables: Variables,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const { PRE_COMMIT_REMOTE_NAME: remoteName = '', PRE_COMMIT_LOCAL_BRANCH: localRef } = variables;
  const { from, to } = framedRange(variables);
  const name = to ?? localRef;
  if (name === undefined) return judgeFrameworkRun(git, objects, variables, kinds);
  const commits = await commitsNamed(objects, [name, from ?? '']);
  const ref: PushedRef = {
    ref: localRef ?? name,
    before: from === undefined ? nothing : (commits.get(from) ?? from),
    after: commits.get(name) ?? name,
  };
  const result = await checkPush(git, objects, remoteName, [ref], kinds);
  const notice = `judged ${ref.ref}, the one ref that pre-commit hands on`;
  return { ...result, notices: [notice, ...result.notices] };
}

/** Old versions have the second pair of names alone, and later ones have it the other way round beside the first. */
function framedRange({
  PRE_COMMIT_FROM_REF: from,
  PRE_COMMIT_TO_REF: to,
  PRE_COMMIT_SOURCE: oldFrom,
  PRE_COMMIT_ORIGIN: oldTo,
}: Variables) {
  return from && to ? { from, to } : { from: oldFrom || undefined, to: oldTo || undefined };
}

async function withNotice(
  notice: string,
  git: GitRepository,
  objects: GitObjects,
  change: RepositoryChange,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const policy = () => policyAtHead(git, objects, kinds);
  const { report } = await check({ git, objects }, change, { policy, tellsOfFiles: true });
  refuseUnknown(report);
  return { report, notices: [notice] };
}
