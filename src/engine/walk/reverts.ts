import { onceFor } from '../../formats/once-for.ts';
import { isGoverned } from '../files/concerned-files.ts';
import { type RepositoryView, sameEntry } from '../past.ts';
import type { CommitFacts, ObjectId, PathChange } from '../ports.ts';

/**
 * Commits, oldest first, by what was at the first path that they changed, or by that path where nothing was. Who undoes one
 * leaves it there again, which nearly no commit does: so nearly none is compared with another.
 */
export type Made = Map<string, readonly CommitFacts[]>;

/**
 * The commit that another one reverts exactly (docs/judging.md, 2, Revert with code): the same paths, each as it was left, and each again
 * what it was before. Only where it changed ungoverned files too: what touched governed files alone is judged as it is.
 */
export function revertedCommit(
  view: RepositoryView,
  made: Made,
  commit: CommitFacts,
): CommitFacts | undefined {
  if (commit.parents.length !== 1 || commit.changes.length === 0 || commit.isForced) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(view, path))) return undefined;
  return undoneBy(made, commit);
}

/**
 * Until where in a walk the accounts after each commit are asked for: by its children, by a merge that may have it as its base,
 * for several lines begin there, and by what reverts the commit after it.
 */
export function lastAsked(commits: readonly CommitFacts[]): ReadonlyMap<ObjectId, number> {
  const last = new Map<ObjectId, number>();
  const begun = new Set<ObjectId>();
  const forks = new Set<ObjectId>();
  const made: Made = new Map();
  for (const [index, commit] of commits.entries()) {
    for (const parent of commit.parents) {
      if (begun.has(parent)) forks.add(parent);
      begun.add(parent);
    }
    const reverted = undoneBy(made, commit)?.parents ?? [];
    for (const id of [...commit.parents, ...reverted]) last.set(id, index);
    remember(made, commit);
  }
  const lastMerge = commits.findLastIndex(({ parents }) => parents.length > 1);
  for (const id of forks) last.set(id, Math.max(lastMerge, last.get(id) ?? 0));
  return last;
}

export function remember(made: Made, commit: CommitFacts): void {
  const [first] = changesOf(commit);
  if (first === undefined) return;
  const key = first.before?.blob ?? first.path;
  made.set(key, [...(made.get(key) ?? []), commit]);
}

/** The latest commit that this one undoes. */
export function undoneBy(made: Made, commit: CommitFacts): CommitFacts | undefined {
  const changes = changesOf(commit);
  const [first] = changes;
  const among = first && made.get(first.after?.blob ?? first.path);
  return among?.findLast((earlier) => {
    const others = changesOf(earlier);
    return others.length === changes.length && changes.every((change, at) => undoes(change, others[at]));
  });
}

function undoes({ path, before, after }: PathChange, other: PathChange | undefined): boolean {
  return other?.path === path && sameEntry(after, other.before) && sameEntry(before, other.after);
}

function changesOf(commit: CommitFacts): readonly PathChange[] {
  return commit.changes.length < 2 ? commit.changes : sortedChanges(commit);
}

const sortedChanges = onceFor(({ changes }: CommitFacts) =>
  changes.toSorted((left, right) => (left.path < right.path ? -1 : 1)),
);
