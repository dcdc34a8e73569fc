import { onceFor } from '../../core/once-for.ts';
import { isGoverned } from '../files/concerned-files.ts';
import type { CommitFacts, ObjectId, TreeEntry } from '../ports.ts';
import type { Walk } from './walk.ts';

/**
 * The commit that another one reverts exactly (docs/judging.md, Reverts): the same paths, each as it was left, and each again
 * what it was before. Only where it changed ungoverned files too: what touched governed files alone is judged as it is.
 */
export function revertedCommit({ past, memory }: Walk, commit: CommitFacts): CommitFacts | undefined {
  if (commit.parents.length !== 1 || commit.changes.length === 0) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(past.view, path))) return undefined;
  return memory.shapes.get(shape(commit, 'undone'));
}

/** What a commit changed, as one text that a revert can be held against. */
export function shapeOf(commit: CommitFacts): string {
  return shape(commit, 'done');
}

/**
 * Until where in a walk the accounts after each commit are asked for: by its children, by a merge that may have it as its base,
 * for several lines begin there, and by what reverts the commit after it.
 */
export function lastAsked(commits: readonly CommitFacts[]): ReadonlyMap<ObjectId, number> {
  const last = new Map<ObjectId, number>();
  const begun = new Set<ObjectId>();
  const forks = new Set<ObjectId>();
  const made = new Map<string, CommitFacts>();
  for (const [index, commit] of commits.entries()) {
    for (const parent of commit.parents) {
      if (begun.has(parent)) forks.add(parent);
      begun.add(parent);
    }
    const reverted = made.get(shape(commit, 'undone'))?.parents ?? [];
    for (const id of [...commit.parents, ...reverted]) last.set(id, index);
    made.set(shapeOf(commit), commit);
  }
  const lastMerge = commits.findLastIndex(({ parents }) => parents.length > 1);
  for (const id of forks) last.set(id, Math.max(lastMerge, last.get(id) ?? 0));
  return last;
}

function shape(commit: CommitFacts, direction: 'done' | 'undone'): string {
  return shapesOf(commit)[direction];
}

/** What a commit changed, and what undoing it would change, each as one comparable text. No path holds a NUL. */
const shapesOf = onceFor(({ changes }: CommitFacts) => {
  const rows = changes.map(({ path, before, after }) => ({ path, before: key(before), after: key(after) }));
  if (rows.length > 1) rows.sort((left, right) => (left.path < right.path ? -1 : 1));
  const done = rows.map(({ path, before, after }) => `${path}\0${before}\0${after}\0`);
  const undone = rows.map(({ path, before, after }) => `${path}\0${after}\0${before}\0`);
  return { done: done.join(''), undone: undone.join('') };
});

function key(entry: TreeEntry | null): string {
  return entry === null ? '' : `${entry.nature} ${entry.blob}`;
}
