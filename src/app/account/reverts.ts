import { isGoverned } from '../files/concerned-files.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { type Made, remember, undoneBy } from './made.ts';
import type { Walk } from './walk.ts';

/**
 * The commit that another one reverts exactly (docs/judging.md, Reverts): the same paths, each as it was left, and each again
 * what it was before. Only where it changed ungoverned files too: what touched governed files alone is judged as it is.
 */
export function revertedCommit({ past, memory }: Walk, commit: CommitFacts): CommitFacts | undefined {
  if (commit.parents.length !== 1 || commit.changes.length === 0) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(past.view, path))) return undefined;
  return undoneBy(memory.made, commit);
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
