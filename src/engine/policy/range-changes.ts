import { sameEntry } from '../past.ts';
import type { Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../ports.ts';

export interface RangeSides {
  readonly history: History;
  readonly range: ResolvedRange;
  /** The tip of the base side; undefined where there is none. */
  readonly tip?: ObjectId | undefined;
}

/**
 * The paths that the range itself changes: some commit of it touches the file, and what stands at the head stands neither at
 * a merge base nor at the tip of the base side. A branch that is merely behind, or that merged the base, changes nothing.
 */
export async function changedByRange(
  sides: RangeSides,
  commits: readonly CommitFacts[],
  paths: Iterable<string>,
): Promise<Answer<ReadonlySet<string>>> {
  const changed = new Set<string>();
  for (const path of paths) {
    const isChanged = await changes(sides, commits, path);
    if (!isChanged.ok) return isChanged;
    if (isChanged.value) changed.add(path);
  }
  return { ok: true, value: changed };
}

async function changes(
  { history, range, tip }: RangeSides,
  commits: readonly CommitFacts[],
  path: string,
): Promise<Answer<boolean>> {
  const touching = commits.filter((commit) => commit.changes.some((change) => change.path === path));
  if (touching.length === 0) return { ok: true, value: false };
  const others = [...(range.bases ?? [range.base]), ...(tip === undefined ? [] : [tip])];
  const own = await isUnlike(history, range.head, others, path);
  if (!own.ok || !own.value) return own;
  for (const { id, parents } of touching) {
    // A merge that holds what one of its parents does has only brought it.
    const made = parents.length < 2 ? own : await isUnlike(history, id, parents, path);
    if (!made.ok || made.value) return made;
  }
  return { ok: true, value: false };
}

/** Whether something else stands at a path than at each of the other commits. */
async function isUnlike(
  history: History,
  commit: ObjectId,
  others: readonly ObjectId[],
  path: string,
): Promise<Answer<boolean>> {
  const own = await history.entry(commit, path);
  if (!own.ok) return own;
  for (const each of new Set(others)) {
    const other = await history.entry(each, path);
    if (!other.ok) return other;
    if (sameEntry(own.value, other.value)) return { ok: true, value: false };
  }
  return { ok: true, value: true };
}
