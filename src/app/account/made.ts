import { onceFor } from '../../core/once-for.ts';
import { sameEntry } from '../past.ts';
import type { CommitFacts, PathChange } from '../ports.ts';

/**
 * Commits, oldest first, by what stood at the first path that they changed, or by that path where nothing did. Who undoes one
 * leaves it there again, which nearly no commit does: so nearly none is held against another.
 */
export type Made = Map<string, readonly CommitFacts[]>;

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
