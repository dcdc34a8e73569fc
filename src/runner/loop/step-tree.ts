import { policyOnDisk } from '../../check/policy.ts';
import { readOrUserError } from '../../check/read-or-user-error.ts';
import { repositoryPaths } from '../../check/repository-path.ts';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { UserError } from '../../check/user-error.ts';
import type { Governance } from '../../config/govern.ts';
import type { Obstacle } from '../../engine/contract/report.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { policyOf } from '../../engine/policy/policy.ts';
import { policyAt } from '../../engine/policy/range-policy.ts';
import type { Answer, Blobs, History, ObjectId } from '../../engine/ports.ts';
import { joinedBytes } from '../../formats/joined-bytes.ts';
import type { Limits } from '../../formats/limits.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';
import { kinds } from '../../kinds/index.ts';
import { taskTree } from '../../kinds/task-tree/index.ts';
import { runStateRole } from '../../kinds/task-tree/parse.ts';
import type { StepOptions } from './step-options.ts';

/** The tree that a step is about: as it was before the agent worked, and how it is governed. */
export interface SteppedTree {
  readonly tree: string;
  readonly runState: string;
  readonly governance: Governance;
  readonly limits: Limits;
  readonly previous: Uint8Array;
  readonly runStateAtHead: Buffer | undefined;
}

export interface Source {
  readonly git: GitRepository;
  readonly history: History;
  readonly blobs: Blobs;
}

/** Something is missing that is nobody's wrong usage: git failed, or an object is not there. */
export interface StepObstacle {
  readonly obstacle: Obstacle;
}

/**
 * Finds the tree by HEAD's policy and reads its previous version, from HEAD or from a snapshot.
 *
 * @throws UserError where there is none, or not one alone
 */
export async function findSteppedTree(
  source: Source,
  options: StepOptions,
  folder: string,
): Promise<SteppedTree | StepObstacle> {
  const { git } = source;
  const head = await resolveCommit(git, 'HEAD');
  if (!head.ok && options.previous === undefined)
    throw new UserError(
      'nothing is committed yet; commit the tree first, or name a snapshot: --previous FILE',
    );
  const commit = head.ok ? head.value : undefined;
  const policy = await stepPolicy(source, commit, options, folder);
  if ('obstacle' in policy) return policy;
  const tree = await namedTree(source, commit, policy, options);
  if (typeof tree !== 'string') return tree;
  const governance = governanceOf(policy, tree);
  const runState = taskTree
    .parts(tree, governance.settings.options as never)
    .find(({ role }) => role === runStateRole)?.glob;
  const previous = await previousBytes(source, commit, tree, options, folder);
  if (!(previous instanceof Uint8Array)) return previous;
  const atHead = commit === undefined ? undefined : await blobAt(source, commit, runState ?? '');
  return {
    tree,
    runState: runState ?? '',
    governance,
    limits: policy.limits,
    previous,
    runStateAtHead: atHead instanceof Buffer ? atHead : undefined,
  };
}

/** HEAD's: what the agent makes of the configuration in the work tree does not count. */
async function stepPolicy(
  source: Source,
  commit: ObjectId | undefined,
  { config }: StepOptions,
  folder: string,
): Promise<Policy | StepObstacle> {
  if (config !== undefined) return policyOnDisk(topOnDisk(folder), config, kinds, folder);
  if (commit === undefined) return policyOf({ configuration: null, waivers: null }, kinds);
  const read = await policyAt(source, commit, kinds);
  return read.ok ? read.value : { obstacle: read.obstacle };
}

function governanceOf(policy: Policy, tree: string): Governance {
  const governed = policy.govern(tree);
  return governed?.kind.id === taskTree.id ? governed : policy.governance(taskTree as never);
}

/** The one that is named, else the only one that HEAD holds. */
async function namedTree(
  { git, history }: Source,
  commit: ObjectId | undefined,
  policy: Policy,
  { tree }: StepOptions,
): Promise<string | StepObstacle> {
  if (tree !== undefined) {
    const paths = await repositoryPaths(git, [tree]);
    return paths[0] ?? tree;
  }
  if (commit === undefined) throw new UserError('nothing is committed yet; name the tree: --tree PATH');
  const all = await history.tree(commit);
  if (!all.ok) return { obstacle: all.obstacle };
  const found = [...all.value.keys()].filter((path) => policy.govern(path)?.kind.id === taskTree.id);
  const [only, ...more] = found;
  if (only === undefined) throw new UserError('HEAD holds no task tree; commit one, or name it: --tree PATH');
  if (more.length === 0) return only;
  throw new UserError(`HEAD holds several task trees; name one with --tree: ${found.join(', ')}`);
}

async function previousBytes(
  source: Source,
  commit: ObjectId | undefined,
  tree: string,
  { previous }: StepOptions,
  folder: string,
): Promise<Uint8Array | StepObstacle> {
  if (previous !== undefined) return readOrUserError(folder, previous);
  const bytes = await blobAt(source, commit ?? '', tree);
  if (bytes !== null) return bytes;
  const name = JSON.stringify(tree);
  throw new UserError(
    `HEAD holds no regular file ${name}; commit the tree first, or name a snapshot: --previous FILE`,
  );
}

/** A regular file's bytes at a commit; null where none stands there. */
async function blobAt(
  { history, blobs }: Source,
  commit: ObjectId,
  path: string,
): Promise<Buffer | null | StepObstacle> {
  const entry: Answer<{ readonly blob: string; readonly nature: string } | null> = await history.entry(
    commit,
    path,
  );
  if (!entry.ok) return { obstacle: entry.obstacle };
  if (entry.value?.nature !== 'regular') return null;
  const chunks = await blobs.open(entry.value.blob);
  if (chunks !== undefined) return Buffer.from(joinedBytes(chunks));
  const message = `the repository does not hold the object ${entry.value.blob}`;
  return { obstacle: { code: 'object-missing', message, fix: 'Fetch what is missing.' } };
}
