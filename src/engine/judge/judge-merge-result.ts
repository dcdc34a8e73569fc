import type { ReportedFinding } from '../contract/finding.ts';
import type { ObjectId } from '../ports.ts';
import { memoryOf, type Walk } from '../walk/walk.ts';
import { walkCommit } from '../walk/walk-commit.ts';
import type { WalkedRange } from '../walk/walk-range.ts';
import { changesBetween } from './one-commit.ts';
import type { RangeInput } from './range-input.ts';

/**
 * Judges the merge that a pull request would make, of the tip of the base and the head, as a merge (docs/judging.md, 3): pull request
 * and push report the same. Its repair is to merge the base, and to repair what that gives.
 */
export async function judgeMergeResult(
  { history, range, place = {} }: RangeInput,
  { walk }: WalkedRange,
  mergeResult: ObjectId,
): Promise<readonly ReportedFinding[]> {
  const tip = range.tip ?? range.base;
  const { view, obstacles } = walk.past;
  const [before, own, after] = [
    await history.tree(tip),
    await history.tree(range.head),
    await history.tree(mergeResult),
  ];
  if (!before.ok || !own.ok || !after.ok) {
    for (const tree of [before, own, after]) if (!tree.ok) obstacles.push(tree.obstacle);
    return [];
  }
  const changes = changesBetween(before.value, after.value);
  const all = [...changes, ...changesBetween(own.value, after.value)];
  view.learn(all);
  await view.settle(all.map(({ path }) => path));
  const commit = { id: mergeResult, parents: [tip, range.head], changes };
  await walk.versions.ids?.learn(mergeResult);
  const open = idsOf(walk, range.head);
  const aside: Walk = { ...walk, memory: memoryOf(walk.memory.tracks) };
  const walked = await walkCommit(aside, commit, undefined);
  return walked
    .flatMap(({ findings }) => findings)
    .filter(({ id, finding }) => id === undefined || !open.has(id) || finding.severity !== 'error')
    .map(({ finding }) => {
      const { commits: _, ...rest } = finding;
      if (finding.severity !== 'error') return rest;
      const ways = [{ how: 'merge', commit: tip, file: { path: finding.file, from: 'head' } }] as const;
      return { ...rest, repair: { ways, place } };
    });
}

/** The errors that are open at a commit: a merge that leaves them as they are brings nothing new. */
function idsOf({ memory }: Walk, commit: ObjectId): ReadonlySet<string> {
  return new Set([...memory.at(commit).values()].flatMap(({ track }) => track.open.map(({ id }) => id)));
}
