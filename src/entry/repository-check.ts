import { checkRange, type RangeInput } from '../app/check-range.ts';
import type { Answer, Blobs, History, ResolvedRange } from '../app/ports.ts';
import { type Govern, governByDetection, governNamed } from '../config/govern.ts';
import { defaultSettings } from '../config/settings.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { createGitBlobs, type GitBlobs } from '../git/blobs.ts';
import { createCommitHistory } from '../git/commit-history.ts';
import { createGitHistory } from '../git/history.ts';
import { createIndexHistory, stagedChanges } from '../git/index-history.ts';
import { isUsageObstacle } from '../git/obstacles.ts';
import { resolveCommit, resolveRange } from '../git/refs.ts';
import { type GitRepository, openGitRepository } from '../git/repository.ts';
import { createSnapshotHistory } from '../git/snapshot-history.ts';
import { createWorkTreeHistory, type WorkTreeRange } from '../git/work-tree-history.ts';
import type { CheckMode, CheckOptions } from './check-options.ts';
import { repositoryPaths } from './repository-path.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** What a repository mode of `check` judges. */
interface Target {
  readonly history: History;
  readonly range: ResolvedRange;
  readonly blobs?: Blobs;
  /** A range is also judged as a whole; a single change is a step and nothing more. */
  readonly net: boolean;
  readonly scope?: 'snapshot';
  /** The same with the ids that the files of the work tree would have; only a refusal is worth asking. */
  readonly identified?: WorkTreeRange['identified'];
}

/** `stateward check` over a repository, in every mode but `--files`. */
export async function checkRepository(
  options: CheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
): Promise<Report | UsageError> {
  const git = openGitRepository(process.cwd());
  const govern = await governance(git, options, kinds);
  if ('usage' in govern) return govern;
  const objects = createGitBlobs(git);
  try {
    const report = await checkMode(git, objects, options.mode, {
      granularity: options.granularity,
      govern: govern.govern,
      ...(options.step === undefined ? {} : { steps: [options.step] }),
      onProgress,
    });
    // Blobs that git failed to deliver were not missing: nothing that was said without them counts.
    const obstacle = objects.obstacle();
    return obstacle === undefined ? report : buildReport({ findings: [], obstacles: [obstacle] });
  } finally {
    await objects.close();
  }
}

/** How something is judged, whatever it is. */
type Manner = Pick<RangeInput, 'govern' | 'granularity' | 'steps' | 'onProgress'>;

/** Judges what a mode of `check` names. */
export async function checkMode(
  git: GitRepository,
  objects: GitBlobs,
  mode: CheckMode,
  manner: Manner,
): Promise<Report | UsageError> {
  const target = await findTarget(git, objects, mode);
  if (!target.ok) return refused(target.obstacle);
  const report = await checkRange({ blobs: objects, ...target.value, ...manner });
  const { identified } = target.value;
  if (report.verdict !== 'fail' || identified === undefined) return report;
  return checkRange({ ...target.value, ...(await identified()), ...manner });
}

async function governance(
  git: GitRepository,
  { kind, paths }: CheckOptions,
  kinds: readonly StateKind[],
): Promise<{ readonly govern: Govern } | UsageError> {
  if (paths.length === 0) return { govern: governByDetection(kind === undefined ? kinds : [kind]) };
  if (kind === undefined) return usageError('named files need --kind');
  const named = await repositoryPaths(git, paths);
  if ('usage' in named) return named;
  return { govern: governNamed(named, { kind, settings: defaultSettings(kind) }) };
}

async function findTarget(git: GitRepository, objects: GitBlobs, mode: CheckMode): Promise<Answer<Target>> {
  switch (mode.type) {
    case 'range':
      return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
    case 'commit': {
      const commit = await resolveCommit(git, mode.commit);
      return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
    }
    case 'staged':
      return single(await createIndexHistory(git, objects));
    case 'work-tree':
      return single(await createWorkTreeHistory(git, objects));
    case 'all':
      return everything(git, objects);
    default: {
      const staged = await stagedChanges(git);
      if (staged.ok && staged.value.changes.length > 0) {
        return single(await createIndexHistory(git, objects, { staged: staged.value }));
      }
      return staged.ok ? single(await createWorkTreeHistory(git, objects)) : staged;
    }
  }
}

function ranged(history: History, range: Answer<ResolvedRange>): Answer<Target> {
  return range.ok ? { ok: true, value: { history, range: range.value, net: true } } : range;
}

function single(prepared: Answer<Omit<Target, 'net'>>): Answer<Target> {
  return prepared.ok ? { ok: true, value: { ...prepared.value, net: false } } : prepared;
}

/** Every governed file as it stands in the work tree, judged by itself. */
async function everything(git: GitRepository, objects: GitBlobs): Promise<Answer<Target>> {
  const tree = await createWorkTreeHistory(git, objects);
  if (!tree.ok) return tree;
  const { history, range, blobs } = tree.value;
  const all = await createSnapshotHistory(history, range.head);
  return all.ok ? { ok: true, value: { ...all.value, blobs, net: false, scope: 'snapshot' } } : all;
}

function refused(obstacle: Obstacle): Report | UsageError {
  if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
  return buildReport({ findings: [], obstacles: [obstacle] });
}
