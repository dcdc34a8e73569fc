import { isGoverned } from '../files/concerned-files.ts';
import type { RepositoryView } from '../files/repository-view.ts';
import type { CommitFacts, History, ObjectId, TreeEntry } from '../ports.ts';

interface RevertWalk {
  readonly history: History;
  readonly view: RepositoryView;
  /** The commits walked so far, by what they changed. */
  readonly shapes: ReadonlyMap<string, ObjectId>;
}

/**
 * The commit that another one reverts exactly (judging.md, Reverts): the same paths, each as it was left,
 * and each again what it was before. Only where it changed ungoverned files too; otherwise reverting would
 * be a way to reset a counter.
 */
export async function revertedCommit(walk: RevertWalk, commit: CommitFacts): Promise<ObjectId | undefined> {
  if (commit.parents.length !== 1 || commit.changes.length === 0) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return undefined;
  const wanted = shape(commit, 'undone');
  return walk.shapes.get(wanted);
}

/** A commit behind the range that this one reverts exactly, which only the message of `git revert` leads to. */
export async function namedCommit(walk: RevertWalk, commit: CommitFacts): Promise<CommitFacts | undefined> {
  const { message = '', parents } = commit;
  const [id, parent] = [
    /^This reverts commit ([0-9a-f]{40}|[0-9a-f]{64})[.,]/m.exec(message)?.[1],
    parents[0],
  ];
  if (id === undefined || parent === undefined || parents.length > 1) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return undefined;
  // Anybody can name a commit; only one that this history holds can be reverted in it.
  const bases = await walk.history.mergeBases(id, parent);
  if (!bases.ok || bases.value.length !== 1 || bases.value[0] !== id) return undefined;
  const found = await walk.history.upTo(id, 1);
  const named = found.ok ? found.value[0] : undefined;
  return named !== undefined && shape(named, 'done') === shape(commit, 'undone') ? named : undefined;
}

/**
 * The commit before another one that it reverts exactly, told by content alone: the nearest that touched any of the
 * same paths, so that each of them stood until now as it was left. `earlier` are first parents, nearest first.
 */
export function standingCommit(
  view: RepositoryView,
  commit: CommitFacts,
  earlier: readonly CommitFacts[],
): CommitFacts | undefined {
  if (commit.parents.length !== 1 || commit.changes.every(({ path }) => isGoverned(view, path)))
    return undefined;
  const paths = new Set(commit.changes.map(({ path }) => path));
  const nearest = earlier.find(({ changes }) => changes.some(({ path }) => paths.has(path)));
  return nearest !== undefined && shape(nearest, 'done') === shape(commit, 'undone') ? nearest : undefined;
}

/** What a commit changed, as one text that a revert can be held against. */
export function shapeOf(commit: CommitFacts): string {
  return shape(commit, 'done');
}

/** What a commit changed, or what undoing it would change, as one comparable text. */
function shape({ changes }: CommitFacts, direction: 'done' | 'undone'): string {
  const rows = changes.map(({ path, before, after }) =>
    direction === 'done' ? [path, key(before), key(after)] : [path, key(after), key(before)],
  );
  return JSON.stringify(rows.sort(([left = ''], [right = '']) => ((left ?? '') < (right ?? '') ? -1 : 1)));
}

function key(entry: TreeEntry | null): string | null {
  return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
