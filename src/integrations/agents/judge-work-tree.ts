import { policyOf } from '../../check/policy-from.ts';
import { check } from '../../check.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { direct } from '../../git/direct.ts';
import type { MadeRange } from '../../git/history/made-commit.ts';
import type { PreparedRange } from '../../git/history/prepared-range.ts';
import { createWorkTreeHistory, type FileEdit } from '../../git/history/work-tree-history.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import type { GitRepository } from '../../git/repository.ts';
import { amendOf } from '../git-hooks/amend.ts';
import { allKinds, type KindsInPlay, kindsNamed } from '../git-hooks/kinds.ts';

export interface AgentSetup {
  readonly git: GitRepository;
  readonly objects: GitObjects;
}

/**
 * Judges everything that is not committed yet as the one step that pre-commit would see. Undefined while a merge or a
 * conflict is under way: what comes of it is judged when it is committed.
 */
export async function judgeWorkTree(setup: AgentSetup): Promise<Report | undefined> {
  return (await judgedWith(setup, [])).report;
}

interface JudgedTree {
  readonly report: Report | undefined;
  /** Whether there was nothing to judge but the edits. */
  readonly isClean: boolean;
}

/** The same with files as they are about to be written. */
export async function judgedWith(setup: AgentSetup, edits: readonly FileEdit[]): Promise<JudgedTree> {
  const prepared = await createWorkTreeHistory(setup.git, setup.objects, { edits });
  if (!prepared.ok) {
    const isUnmerged = prepared.obstacle.code === 'index-unmerged';
    return { report: isUnmerged ? undefined : cannotCheck(prepared.obstacle), isClean: false };
  }
  const tree = prepared.value;
  const { isClean } = tree;
  if (await isMerge(tree)) return { report: undefined, isClean };
  const sure = edits.map(({ path }) => path);
  const report = await judged(setup, tree, sure);
  const amended = report.verdict === 'fail' ? await judgedAsAmend(setup, tree, report) : undefined;
  return { report: amended ?? report, isClean };
}

/** What edits make worse: errors that the work tree does not have without them. */
export async function errorsOfEdits(
  setup: AgentSetup,
  edits: readonly FileEdit[],
): Promise<Pick<Report, 'findings' | 'obstacles'>> {
  const { report: after, isClean } = await judgedWith(setup, edits);
  if (after === undefined) return { findings: [], obstacles: [] };
  if (after.obstacles.length > 0) return { findings: [], obstacles: after.obstacles };
  const errors = errorsIn(after);
  if (errors.length === 0 || isClean) return { findings: errors, obstacles: [] };
  const before = await judgeWorkTree(setup);
  const known = new Set(before === undefined ? [] : errorsIn(before).map(keyOf));
  return { findings: errors.filter((each) => !known.has(keyOf(each))), obstacles: [] };
}

function errorsIn({ findings }: Report): readonly ReportedFinding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function keyOf({ fingerprint, change }: ReportedFinding): string {
  return `${fingerprint} ${change}`;
}

async function isMerge({ history, range }: PreparedRange): Promise<boolean> {
  const commits = await history.commits(range);
  return commits.ok && commits.value.some(({ parents }) => parents.length > 1);
}

/** By HEAD's policy, as a commit is whose message is still to be written. */
async function judged(
  { git, objects }: AgentSetup,
  { history, range }: PreparedRange,
  sure: readonly string[],
): Promise<Report> {
  const { kinds, ...play } = await kindsOf(history, range, sure);
  const change = { type: 'prepared', history, range, net: false, place: {} } as const;
  const how = { policy: policyOf(range.base, kinds), awaitsMessage: true, repairs: sure.length === 0 };
  return (await check({ git, objects }, change, { ...play, ...how })).report;
}

/** Without a configuration, the kinds that the names of what changed can be of; else all. */
async function kindsOf(
  history: PreparedRange['history'],
  range: PreparedRange['range'],
  sure: readonly string[],
): Promise<KindsInPlay> {
  const [commits, atHead] = await Promise.all([
    history.commits(range),
    history.entry(range.base, configurationPath),
  ]);
  const isPlain = atHead.ok && atHead.value === null;
  if (isPlain && commits.ok && sure.length > 0) {
    const paths = commits.value.flatMap(({ changes }) => changes.map(({ path }) => path));
    if (!paths.some((path) => path === configurationPath)) return kindsNamed(paths, sure);
  }
  return allKinds();
}

/** HEAD may be about to be amended, as in pre-commit. */
async function judgedAsAmend(
  setup: AgentSetup,
  tree: MadeRange,
  refusal: Report,
): Promise<Report | undefined> {
  const files = [...new Set(errorsIn(refusal).map(({ file }) => file))];
  const amended = await amendOf({ ...setup, git: direct(setup.git) }, tree, files);
  if (amended === undefined) return undefined;
  const report = await judged(setup, amended, files);
  return report.verdict === 'pass' ? report : undefined;
}
