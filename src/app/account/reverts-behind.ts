import type { ConcernedFile } from '../files/concerned-files.ts';
import { judgeVersions } from '../judge/judge-versions.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { parentOf, type Walk } from '../walk.ts';
import { judgeBehind, versionsBehind } from './judge-behind.ts';
import { firstParentLine } from './places-behind.ts';
import { namedCommit, shapeOf, standingCommit } from './reverts.ts';

/** How far behind a commit one is looked for that it reverts without saying so. */
const mostReverted = 50;

/** An exact revert of a commit behind the base that the message names, unless that commit was itself refused. */
export async function namedRevert(
  walk: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): Promise<ObjectId | undefined> {
  const named = await namedCommit(walk, commit);
  return named === undefined || (await bringsFaultBack(walk, named, concerned)) ? undefined : named.id;
}

/** The same without a message that names it, looked for only where there is an error. */
export async function unnamedRevert(
  walk: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): Promise<ObjectId | undefined> {
  const standing = standingCommit(walk.view, commit, await firstParentsBefore(walk, commit));
  if (standing === undefined || (await bringsFaultBack(walk, standing, concerned))) return undefined;
  return standing.id;
}

/** Whether reverting a commit would undo a repair, or only repair it. */
async function bringsFaultBack(
  walk: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): Promise<boolean> {
  // Of the commits of the range only a repair cannot be found by its shape.
  const isRepair = walk.commits.has(commit.id) && !walk.shapes.has(shapeOf(commit));
  return isRepair || (await wasRefused(walk, commit, concerned));
}

/** Whether a commit behind the base takes work back exactly that was not refused: legal, whatever it is by itself. */
export async function wasLegalRevert(walk: Walk, commit: CommitFacts, file: ConcernedFile): Promise<boolean> {
  const line = await firstParentLine(walk);
  const start = line.findIndex(({ id }) => id === commit.parents[0]);
  const earlier = start < 0 ? [] : line.slice(start, start + mostReverted);
  const standing = standingCommit(walk.view, commit, earlier);
  return standing !== undefined && !(await wasRefused(walk, standing, [file]));
}

/** Whether a commit behind the base brought an error, or took one away: its revert is a repair, or undoes one. */
async function wasRefused(
  walk: Walk,
  commit: CommitFacts,
  concerned: readonly ConcernedFile[],
): Promise<boolean> {
  for (const file of concerned) {
    const { path } = file;
    const setup = { ...file.governance, path, limits: walk.limits };
    const versions = await versionsBehind(walk, commit, file, path);
    const { from } = versions;
    const step = judgeBehind(setup, versions);
    const earlier = from === null ? undefined : judgeVersions(setup, null, from, { scope: 'snapshot', path });
    if ([...step.findings, ...(earlier?.findings ?? [])].some(isError)) return true;
  }
  return false;
}

/** First-parent commits before one, in the range and behind it, nearest first, as far as a revert is looked for. */
async function firstParentsBefore(walk: Walk, commit: CommitFacts): Promise<readonly CommitFacts[]> {
  const before: CommitFacts[] = [];
  let [next] = commit.parents;
  for (
    let at = parentOf(walk, commit);
    at !== undefined && before.length < mostReverted;
    at = parentOf(walk, at)
  ) {
    before.push(at);
    [next] = at.parents;
  }
  const line = await firstParentLine(walk);
  const start = line.findIndex(({ id }) => id === next);
  return [...before, ...(start < 0 ? [] : line.slice(start))].slice(0, mostReverted);
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}
