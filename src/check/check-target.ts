import { configurationPath } from '../app/policy/policy-paths.ts';
import type { Answer, History, ResolvedRange } from '../app/ports.ts';
import type { RangeInput } from '../app/range-input.ts';
import { createCommitHistory } from '../git/history/commit-history.ts';
import { createFirstPush } from '../git/history/first-push.ts';
import { createGitHistory } from '../git/history/history.ts';
import { createIndexHistory } from '../git/history/index-history.ts';
import { createWholeHistory } from '../git/history/whole-history.ts';
import { createSnapshotHistory, createWorkTreeHistory } from '../git/history/work-tree-history.ts';
import type { GitBlobs } from '../git/objects/blobs.ts';
import { resolveCommit, resolveRange } from '../git/refs/refs.ts';
import type { GitRepository } from '../git/repository.ts';
import { stagedChanges } from '../git/work-tree/diff-index.ts';
import { workTreeTop } from '../git/work-tree/work-tree-top.ts';
import type { CheckMode } from './check-mode.ts';
import type { Source } from './judge-range.ts';
import { topOnDisk } from './top-on-disk.ts';

/** What a repository mode of `check` judges. */
interface Target extends Omit<Source, 'blobs'>, Partial<Pick<Source, 'blobs'>> {
  /** A range is also judged as a whole; a single change is a step and nothing more. */
  readonly net: boolean;
  readonly notices?: readonly string[];
}

/** Finds what a mode of `check` names. */
export async function findTarget(
  git: GitRepository,
  objects: GitBlobs,
  mode: CheckMode,
): Promise<Answer<Target>> {
  switch (mode.type) {
    case 'range':
      return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
    case 'root': {
      const head = await resolveCommit(git, 'HEAD');
      return head.ok
        ? { ok: true, value: { ...createWholeHistory(git, objects, head.value), net: true } }
        : head;
    }
    case 'first-push': {
      const head = await resolveCommit(git, mode.head);
      if (!head.ok) return head;
      const first = await createFirstPush(git, objects, head.value, configurationPath);
      return first.ok ? { ok: true, value: { ...first.value, net: true } } : first;
    }
    case 'commit': {
      const commit = await resolveCommit(git, mode.commit);
      return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
    }
    case 'staged':
      return single(await createIndexHistory(git, objects, messageOf(mode)));
    case 'work-tree':
      return single(await createWorkTreeHistory(git, objects, messageOf(mode)));
    case 'all':
      return single(await everythingAsItStands(git, objects));
    default: {
      // Without files git takes every one for deleted.
      const top = topOnDisk(git.directory) === undefined ? await workTreeTop(git) : undefined;
      if (top?.ok === false) return top;
      const staged = await stagedChanges(git);
      if (staged.ok && staged.value.changes.length > 0) {
        return single(await createIndexHistory(git, objects, { staged: staged.value }));
      }
      return staged.ok ? single(await createWorkTreeHistory(git, objects)) : staged;
    }
  }
}

function messageOf({ message }: { readonly message?: string }) {
  return message === undefined ? {} : { message };
}

function ranged(history: History, range: Answer<ResolvedRange>): Answer<Target> {
  return range.ok ? { ok: true, value: { history, range: range.value, net: true } } : range;
}

function single(prepared: Answer<Omit<Target, 'net'>>): Answer<Target> {
  return prepared.ok ? { ok: true, value: { ...prepared.value, net: false } } : prepared;
}

/** Every governed file as it stands in the work tree, judged by itself. */
export async function everythingAsItStands(
  git: GitRepository,
  objects: GitBlobs,
): Promise<Answer<Pick<RangeInput, 'history' | 'range' | 'blobs'> & { readonly scope: 'snapshot' }>> {
  const all = await createSnapshotHistory(git, objects);
  return all.ok ? { ok: true, value: { ...all.value, blobs: objects, scope: 'snapshot' } } : all;
}
