import type { Policy } from '../../app/built-in-policy.ts';
import { checkRange } from '../../app/check-range.ts';
import type { Govern } from '../../config/govern.ts';
import type { Obstacle, Report } from '../../core/report.ts';
import { createGitBlobs } from '../../git/blobs.ts';
import { isUsageObstacle } from '../../git/obstacles.ts';
import { resolveCommit } from '../../git/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import { touchingRange } from '../../git/touching-range.ts';
import { policyInput } from '../policy.ts';
import { type FileHistory, fileHistories } from './file-history.ts';

/** How far back it is looked: the last so many commits that touched any state file. */
export const mostCommits = 200;

/** What the gate would have said of the past. */
export interface DryRun {
  readonly histories: ReadonlyMap<string, FileHistory>;
  /** How many commits touched the files. */
  readonly commits: number;
  readonly isCut: boolean;
  /** Why the past could not be judged. */
  readonly obstacles: readonly Obstacle[];
}

const nothing: DryRun = { histories: new Map(), commits: 0, isCut: false, obstacles: [] };

/** Judges the last commits that touched the files, commit by commit, in one run. */
export async function dryRun(
  git: GitRepository,
  paths: readonly string[],
  { govern, policy }: { readonly govern: Govern; readonly policy: Policy | undefined },
  onProgress: (done: number, total: number) => void,
): Promise<DryRun> {
  const objects = createGitBlobs(git);
  try {
    const head = await resolveCommit(git, 'HEAD');
    // A repository without a commit has no past.
    if (!head.ok && isUsageObstacle(head.obstacle)) return nothing;
    if (!head.ok) return { ...nothing, obstacles: [head.obstacle] };
    const found = await touchingRange(git, objects, head.value, paths, mostCommits);
    if (!found.ok) return { ...nothing, obstacles: [found.obstacle] };
    const { commits, isCut, range } = found.value;
    if (range === undefined) return { ...nothing, isCut };
    const chosen = policy === undefined ? {} : { ...policyInput(policy, []), policyKinds: undefined };
    const report = await checkRange({ ...range, ...chosen, govern, blobs: objects, net: false, onProgress });
    const obstacles = [...report.obstacles, ...[objects.obstacle()].filter((each) => each !== undefined)];
    return { histories: historiesOf(report, paths), commits, isCut, obstacles };
  } finally {
    await objects.close();
  }
}

function historiesOf(report: Report, paths: readonly string[]): ReadonlyMap<string, FileHistory> {
  return report.obstacles.length > 0 ? new Map() : fileHistories(report, paths);
}
