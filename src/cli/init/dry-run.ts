import { builtInGovernance, type Govern } from '../../config/govern.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Obstacle, Report } from '../../engine/contract/report.ts';
import { checkRange, type RangeInput } from '../../engine/judge/check-range.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { policyInput } from '../../engine/policy/range-policy.ts';
import { touchingRange } from '../../git/history/prepared-range.ts';
import { createSnapshotHistory } from '../../git/history/work-tree-history.ts';
import { createGitObjects, type GitObjects } from '../../git/objects/objects.ts';
import { isUsageObstacle } from '../../git/obstacles.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import { type FileHistory, fileHistories } from './file-history.ts';

/** How far back it is looked: the last so many commits that touched any state file. */
export const mostCommits = 200;

/** What the gate would have said of the past. */
export interface DryRun {
  readonly histories: ReadonlyMap<string, FileHistory>;
  /** What `check --all` says against the files as they stand in the work tree. */
  readonly standing: readonly ReportedFinding[];
  /** How many commits touched the files. */
  readonly commits: number;
  readonly isCut: boolean;
  /** Why the past could not be judged. */
  readonly obstacles: readonly Obstacle[];
}

const nothing: DryRun = { histories: new Map(), standing: [], commits: 0, isCut: false, obstacles: [] };

interface DryRunPolicy {
  readonly govern: Govern;
  readonly policy: Policy | undefined;
}

/** Judges the last commits that touched the files, commit by commit, in one run, and what stands now by itself. */
export async function dryRun(
  git: GitRepository,
  paths: readonly string[],
  { govern, policy }: DryRunPolicy,
  onProgress: (done: number, total: number) => void,
): Promise<DryRun> {
  const objects = createGitObjects(git);
  const chosen = policy === undefined ? {} : { ...policyInput(policy, []), policyKinds: undefined };
  const manner = { ...chosen, govern, net: false };
  try {
    const past = await judgedPast(git, objects, paths, { ...manner, onProgress });
    const all = await createSnapshotHistory(git, objects);
    if (!all.ok) return { ...past, obstacles: [...past.obstacles, all.obstacle] };
    const { findings, obstacles } = await checkRange({
      ...all.value,
      blobs: objects,
      scope: 'snapshot',
      ...manner,
      govern: asNamed(govern, policy),
    });
    const failed = [objects.obstacle()].filter((each) => each !== undefined);
    const known = [...past.obstacles, ...obstacles, ...failed];
    const byCode = new Map(known.map((obstacle) => [obstacle.message, obstacle]));
    const standing = findings.filter(({ severity }) => severity === 'error');
    return { ...past, standing, obstacles: [...byCode.values()] };
  } finally {
    await objects.close();
  }
}

/** What stands is judged as by the entries that are proposed for it. */
function asNamed(govern: Govern, policy: Policy | undefined): Govern {
  const { governance: named = builtInGovernance } = policy ?? {};
  return (path) => {
    const governance = govern(path);
    if (governance?.usual === undefined) return governance;
    return { ...governance, ...named(governance.kind, governance.usual.options) };
  };
}

async function judgedPast(
  git: GitRepository,
  blobs: GitObjects,
  paths: readonly string[],
  manner: Pick<RangeInput, 'govern' | 'onProgress'>,
): Promise<DryRun> {
  const head = await resolveCommit(git, 'HEAD');
  // A repository without a commit has no past.
  if (!head.ok && isUsageObstacle(head.obstacle)) return nothing;
  if (!head.ok) return { ...nothing, obstacles: [head.obstacle] };
  const found = await touchingRange(git, blobs, head.value, paths, mostCommits);
  if (!found.ok) return { ...nothing, obstacles: [found.obstacle] };
  const { commits, isCut, range } = found.value;
  if (range === undefined) return { ...nothing, isCut };
  const report = await checkRange({ ...range, ...manner, blobs });
  return { ...nothing, histories: historiesOf(report, paths), commits, isCut, obstacles: report.obstacles };
}

function historiesOf(report: Report, paths: readonly string[]): ReadonlyMap<string, FileHistory> {
  return report.obstacles.length > 0 ? new Map() : fileHistories(report, paths);
}
