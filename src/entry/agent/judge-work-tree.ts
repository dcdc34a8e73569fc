import type { Answer } from '../../app/ports.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Report } from '../../core/report.ts';
import type { GitBlobs } from '../../git/blobs.ts';
import { direct } from '../../git/direct.ts';
import type { PreparedRange } from '../../git/overlay-history.ts';
import type { GitRepository } from '../../git/repository.ts';
import { createWorkTreeHistory, type FileEdit } from '../../git/work-tree-history.ts';
import { amendOf } from '../amend.ts';
import { refusedBy } from '../hook-result.ts';
import { judgeRange, policyKnown, policyOf, type Source } from '../judge-range.ts';

export interface AgentSetup {
  readonly git: GitRepository;
  readonly objects: GitBlobs;
  readonly kinds: readonly StateKind[];
}

/**
 * Judges everything that is not committed yet as the one step that pre-commit would see, with a file as it is about to
 * be written. Undefined while a merge or a conflict is under way: what comes of it is judged when it is committed.
 */
export async function judgeWorkTree(setup: AgentSetup, edit?: FileEdit): Promise<Report | undefined> {
  const prepared = await createWorkTreeHistory(setup.git, setup.objects, edit);
  if (!prepared.ok) {
    return prepared.obstacle.code === 'index-unmerged' ? undefined : refusedBy(prepared.obstacle);
  }
  const identified = once(prepared.value.identified);
  const tree = { ...prepared.value, identified };
  if (await isMerge(tree)) return undefined;
  const report = await judged(setup, tree);
  if (!report.ok) return refusedBy(report.obstacle);
  if (report.value.verdict !== 'fail') return report.value;
  const named = { ...tree, ...(await identified()), identified: undefined };
  return (await judgedAsAmend(setup, named, report.value)) ?? report.value;
}

function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** What an edit makes worse: errors that the work tree does not have without it. */
export async function errorsOfEdit(
  setup: AgentSetup,
  edit: FileEdit,
): Promise<Pick<Report, 'findings' | 'obstacles'>> {
  const after = await judgeWorkTree(setup, edit);
  if (after === undefined) return { findings: [], obstacles: [] };
  if (after.obstacles.length > 0) return { findings: [], obstacles: after.obstacles };
  const errors = errorsIn(after);
  if (errors.length === 0) return { findings: [], obstacles: [] };
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

type Tree = PreparedRange & Pick<Source, 'blobs' | 'identified'>;

/** By HEAD's policy, as a commit is whose message is still to be written. */
async function judged({ objects, kinds }: AgentSetup, tree: Tree): Promise<Answer<Report>> {
  const head = await policyOf(tree.range.base, kinds)({ ...tree, blobs: objects });
  if (!head.ok) return head;
  const checked = await judgeRange(tree, policyKnown(head.value), { net: false, awaitsMessage: true });
  return checked.ok ? { ok: true, value: checked.value.report } : checked;
}

/** HEAD may be about to be amended, as in pre-commit. */
async function judgedAsAmend(setup: AgentSetup, tree: Tree, refusal: Report): Promise<Report | undefined> {
  const files = [...new Set(errorsIn(refusal).map(({ file }) => file))];
  const amended = await amendOf(direct(setup.git), tree, files);
  if (amended === undefined) return undefined;
  const report = await judged(setup, { ...amended, blobs: tree.blobs });
  return report.ok && report.value.verdict === 'pass' ? report.value : undefined;
}
