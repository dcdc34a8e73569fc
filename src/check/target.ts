import type { Obstacle } from '../engine/contract/report.ts';
import { configurationPath } from '../engine/policy/policy-paths.ts';
import type { Answer } from '../engine/ports.ts';
import { known } from '../git/answers.ts';
import { createGitHistory } from '../git/history/history.ts';
import type { PreparedRange } from '../git/history/prepared-range.ts';
import { createCommitHistory, createWholeHistory, withSides } from '../git/history/prepared-range.ts';
import { createFirstPush } from '../git/history/pushed-range.ts';
import { createIndexHistory } from '../git/history/uncommitted.ts';
import { createSnapshotHistory, createWorkTreeHistory } from '../git/history/work-tree-history.ts';
import type { GitObjects } from '../git/objects/objects.ts';
import { historyMissing } from '../git/obstacles.ts';
import { linesOf } from '../git/path-text.ts';
import { mergeMessage } from '../git/refs/head.ts';
import { resolveCommit, resolveRange } from '../git/refs/refs.ts';
import type { GitRepository } from '../git/repository.ts';
import { stagedChanges } from '../git/work-tree/diff-index.ts';
import { workTreeTop } from '../git/work-tree/paths.ts';
import type { NamedPaths } from '../git/work-tree/work-tree-changes.ts';
import type { RepositoryChange, Target } from './change.ts';
import { placeSince, placeStaged } from './repair-place.ts';
import { topOnDisk } from './top-on-disk.ts';

/** Finds what a change names. */
export async function findTarget(
  git: GitRepository,
  objects: GitObjects,
  change: RepositoryChange,
): Promise<Answer<Target>> {
  const found = await resolved(git, objects, change);
  return found.ok ? found : { ok: false, obstacle: await asFetched(git, change, found.obstacle) };
}

async function resolved(
  git: GitRepository,
  objects: GitObjects,
  change: RepositoryChange,
): Promise<Answer<Target>> {
  switch (change.type) {
    case 'range':
      return ranged(git, objects, change.range);
    case 'commit':
      return alone(git, objects, change.commit);
    case 'root': {
      const head = await resolveCommit(git, 'HEAD');
      return head.ok ? since(createWholeHistory(git, objects, head.value)) : head;
    }
    case 'first-push': {
      const head = await resolveCommit(git, change.head);
      if (!head.ok) return head;
      const first = await createFirstPush(git, objects, head.value, configurationPath);
      return first.ok ? since(first.value) : first;
    }
    case 'staged':
      return uncommitted(
        createIndexHistory(git, objects, await messageOf(git, objects, change)),
        placeStaged(),
      );
    case 'work-tree': {
      const message = await messageOf(git, objects, change);
      return uncommitted(createWorkTreeHistory(git, objects, { ...message, named: change.named }));
    }
    case 'all': {
      const all = await createSnapshotHistory(git, objects, change.named);
      return all.ok ? known({ ...all.value, scope: 'snapshot', net: false, place: {} }) : all;
    }
    default:
      return stagedOrWorkTree(git, objects, change.named);
  }
}

async function ranged(git: GitRepository, objects: GitObjects, named: string): Promise<Answer<Target>> {
  const range = await resolveRange(git, named);
  if (!range.ok) return range;
  const history = createGitHistory(git, objects);
  // Whoever names the head of a range is where it is, or goes there.
  const isBuiltUpon = /\.\.(HEAD|@)[~^]/.test(named);
  const place = { ...placeSince(range.value), ...(isBuiltUpon ? { isBuiltUpon } : {}) };
  return known({ history, range: range.value, place });
}

async function alone(git: GitRepository, objects: GitObjects, named: string): Promise<Answer<Target>> {
  const commit = await resolveCommit(git, named);
  if (!commit.ok) return commit;
  const found = await createCommitHistory(git, objects, commit.value);
  if (!found.ok) return found;
  const head = named === 'HEAD' ? commit : await resolveCommit(git, 'HEAD');
  const isBuiltUpon = head.ok && head.value !== commit.value;
  const place = { ...placeSince(found.value.range), ...(isBuiltUpon ? { isBuiltUpon } : {}) };
  return known({ ...found.value, net: false, place });
}

async function stagedOrWorkTree(
  git: GitRepository,
  objects: GitObjects,
  named: NamedPaths | undefined,
): Promise<Answer<Target>> {
  // Without files git takes every one for deleted.
  const top = topOnDisk(git.directory) === undefined ? await workTreeTop(git) : undefined;
  if (top?.ok === false) return top;
  const changes = await stagedChanges(git);
  if (!changes.ok) return changes;
  const message = await messageOf(git, objects, {});
  return changes.value.changes.length > 0
    ? uncommitted(createIndexHistory(git, objects, { ...message, staged: changes.value }), placeStaged())
    : uncommitted(createWorkTreeHistory(git, objects, { ...message, named }));
}

/** A merge that is not committed yet has a message already. */
async function messageOf(
  git: GitRepository,
  objects: GitObjects,
  { message }: { readonly message?: string },
) {
  const text = message ?? (await mergeMessage(git, objects));
  return text === undefined ? {} : { message: text };
}

function since(prepared: PreparedRange & Pick<Target, 'notices'>): Answer<Target> {
  return known({ ...prepared, place: placeSince(prepared.range) });
}

/** A merge that is about to be committed is judged with what stands on its sides. */
async function uncommitted(
  made: Promise<Answer<PreparedRange>>,
  place: Target['place'] = {},
): Promise<Answer<Target>> {
  const prepared = await made;
  const sides = prepared.ok ? await withSides(prepared.value) : prepared;
  return sides.ok ? known({ ...sides.value, net: false, place }) : sides;
}

/** A name that a fetch would bring is history that is missing, and no mistake in the call. */
async function asFetched(
  git: GitRepository,
  change: RepositoryChange,
  obstacle: Obstacle,
): Promise<Obstacle> {
  if (obstacle.code !== 'ref-unknown') return obstacle;
  const shallow = await git.run(['rev-parse', '--is-shallow-repository']);
  if (shallow.ok && shallow.output.toString('utf8').trim() === 'true')
    return historyMissing(obstacle.message.replace(/\.$/, ''));
  const remotes = await git.run(['remote']);
  const [name = '', branch] = change.type === 'range' ? change.range.split(/\/|\.\./, 2) : [];
  const isTracked = remotes.ok && branch !== undefined && linesOf(remotes.output).includes(name);
  return isTracked ? { ...obstacle, code: 'history-missing' } : obstacle;
}
