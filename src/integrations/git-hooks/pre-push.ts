import { policyKnown } from '../../check/policy-from.ts';
import { placeSince } from '../../check/repair-place.ts';
import type { Workspace } from '../../check/workspace.ts';
import { check } from '../../check.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import type { PolicyInput } from '../../engine/policy/range-policy.ts';
import { joinReports } from '../../engine/report/join-reports.ts';
import { direct } from '../../git/direct.ts';
import { adoptionNotice } from '../../git/history/pushed-range.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import { isZero, type Pushed, type PushedRef, pushedRanges } from '../../git/pushed.ts';
import type { GitRepository } from '../../git/repository.ts';
import { policyAtHead } from './policy-at-head.ts';
import type { HookResult } from './result.ts';

/** Judges every ref that is pushed; the worst verdict counts. */
export async function checkPush(
  git: GitRepository,
  objects: GitObjects,
  remoteName: string,
  refs: readonly PushedRef[],
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const deleted = refs.filter(({ after }) => isZero(after));
  const notices = deleted.map(({ ref }) => `${ref}: the ref is deleted, there is nothing to judge`);
  const set = refs.filter(({ after }) => !isZero(after));
  if (set.length === 0)
    return { notices: refs.length > 0 ? notices : ['nothing is pushed, there is nothing to judge'] };
  const pushed = await pushedRanges(direct(git), objects, remoteName, set, configurationPath);
  if (!pushed.ok) return { report: cannotCheck(pushed.obstacle), notices };
  const policy = await policyAtHead(git, objects, kinds);
  if (!policy.ok) return { report: cannotCheck(policy.obstacle), notices };
  const [first] = pushed.value.flatMap(({ adopted = [] }) => adopted);
  if (first !== undefined) notices.push(adoptionNotice(first, configurationPath));
  const reports: Report[] = [];
  for (const each of pushed.value) {
    const report = await judged({ git, objects }, each, policy.value);
    if (report === undefined) notices.push(nothingToJudge(each));
    else reports.push(report);
  }
  const report = joinReports(reports);
  return { notices, ...(report === undefined ? {} : { report }) };
}

async function judged(
  workspace: Pick<Workspace, 'git' | 'objects'>,
  { range, obstacle }: Pushed,
  rules: PolicyInput,
): Promise<Report | undefined> {
  if (obstacle !== undefined) return cannotCheck(obstacle);
  if (range === undefined) return undefined;
  const place = { ...placeSince(range.range), byBase: true };
  const change = { type: 'prepared', ...range, place } as const;
  return (await check(workspace, change, { policy: policyKnown(rules) })).report;
}

function nothingToJudge({ refs, nothing, adopted }: Pushed): string {
  const names = refs.map(({ ref }) => ref).join(', ');
  const old = adopted === undefined ? 'the remote has every commit of it already' : 'nothing in it is newer';
  const why = nothing === 'no-commit' ? 'that is no commit' : old;
  return `${names}: ${why}, there is nothing to judge`;
}
