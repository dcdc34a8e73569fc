import { policyOf } from '../../check/policy-from.ts';
import { check } from '../../check.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import { direct } from '../../git/direct.ts';
import type { MadeRange } from '../../git/history/made-commit.ts';
import { createWorkTreeHistory, type FileEdit } from '../../git/history/work-tree-history.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import type { GitRepository } from '../../git/repository.ts';
import { amendOf } from '../git-hooks/amend.ts';
import { interestOfHead } from '../git-hooks/interest.ts';
import { allKinds, kindsConcerned } from '../git-hooks/kinds.ts';

export interface AgentSetup {
  readonly git: GitRepository;
  readonly objects: GitObjects;
}

interface JudgedTree {
  /** Undefined while a merge or a conflict is under way: what comes of it is judged when it is committed. */
  readonly report: Report | undefined;
  /** Whether there was nothing to judge but the edits. */
  readonly isClean: boolean;
}

/**
 * Judges everything that is not committed yet, with files as they are about to be written, as the one step that pre-commit would
 * see; HEAD may be about to be amended, as there.
 */
export async function judgeWorkTree(setup: AgentSetup, edits: readonly FileEdit[] = []): Promise<JudgedTree> {
  const prepared = await createWorkTreeHistory(setup.git, setup.objects, { edits });
  if (!prepared.ok) {
    const isUnmerged = prepared.obstacle.code === 'index-unmerged';
    return { report: isUnmerged ? undefined : cannotCheck(prepared.obstacle), isClean: false };
  }
  const { isClean, ...tree } = prepared.value;
  if (tree.facts.parents.length > 1) return { report: undefined, isClean };
  const report = await judged(setup, tree, edits.length > 0);
  const files = new Set(errorsIn(report).map(({ file }) => file));
  const swift = { ...setup, git: direct(setup.git) };
  const amended = files.size === 0 ? undefined : await amendOf(swift, tree, [...files]);
  const again = amended === undefined ? report : await judged(setup, amended, edits.length > 0);
  return { report: again.verdict === 'pass' ? again : report, isClean };
}

export function errorsIn(report: Report | undefined): readonly ReportedFinding[] {
  return report?.findings.filter(({ severity }) => severity === 'error') ?? [];
}

/** By HEAD's policy, as a commit is whose message is still to be written; of edits nothing landed that could be repaired. */
async function judged(
  { git, objects }: AgentSetup,
  { history, range, facts }: MadeRange,
  isEdit: boolean,
): Promise<Report> {
  const few = isEdit ? await kindsConcerned(await interestOfHead(git), facts.changes, undefined) : undefined;
  const { kinds, ...play } = few ?? (await allKinds());
  const change = { type: 'prepared', history, range, net: false, place: {} } as const;
  const how = { policy: policyOf(range.base, kinds), awaitsMessage: true, repairs: !isEdit };
  return (await check({ git, objects }, change, { ...play, ...how })).report;
}
