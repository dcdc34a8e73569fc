import type { Answer, CommitFacts, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed, historyMissing } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';

type Parents = ReadonlyMap<ObjectId, readonly ObjectId[]>;

/**
 * Proves that a listing made in a shallow clone is the one a full clone gives, or says that it cannot be proven.
 * Two things could differ. A listed commit may itself be cut: its parents are not listed and its changes are wrong.
 * And what a tip has below a cut may be listed as if it were new; such a commit descends, inside the listing, from
 * the commit where the listing leaves the tips' history (its fork) and lies below the cut. So if every fork has the
 * cut among its own ancestors, there is none: a commit cannot lie above and below another.
 */
export async function provenComplete(
  git: GitRepository,
  objects: GitObjects,
  commits: readonly CommitFacts[],
  tips: readonly ObjectId[],
  shallow: readonly ObjectId[],
): Promise<Answer<true>> {
  if (shallow.length === 0 || commits.length === 0) return known(true);
  const listed = new Set(commits.map((commit) => commit.id));
  const forks = forksOf(commits, listed);
  const [tip, ...others] = tips;
  const onlyTip = others.length === 0 && [...forks].every((fork) => fork === tip);
  const behind = onlyTip || tip === undefined ? known<Parents>(new Map()) : await parentsBehind(git, tips);
  if (!behind.ok) return behind;
  const suspects = shallow.filter((id) => listed.has(id));
  return noneCut(objects, [...suspects, ...outsideForks(forks, behind.value, shallow)]);
}

/** The parents that are not listed; null stands for a root, which forks from nothing. */
function forksOf(
  commits: readonly CommitFacts[],
  listed: ReadonlySet<ObjectId>,
): ReadonlySet<ObjectId | null> {
  const forks = new Set<ObjectId | null>();
  for (const { parents } of commits) {
    if (parents.length === 0) forks.add(null);
    for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
  }
  return forks;
}

/** Shallow commits behind the tip that some fork does not have among its ancestors. */
function outsideForks(
  forks: ReadonlySet<ObjectId | null>,
  behind: Parents,
  shallow: readonly ObjectId[],
): readonly ObjectId[] {
  const cuts = shallow.filter((id) => behind.has(id));
  if (cuts.length === 0) return [];
  const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
  return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}

function reachableFrom(start: ObjectId | null, parents: Parents): ReadonlySet<ObjectId> {
  const reached = new Set(start === null ? [] : [start]);
  for (const id of reached) for (const parent of parents.get(id) ?? []) reached.add(parent);
  return reached;
}

async function parentsBehind(git: GitRepository, tips: readonly ObjectId[]): Promise<Answer<Parents>> {
  const input = tips.map((id) => `${id}\n`).join('');
  const result = await git.run(['rev-list', '--parents', '--stdin', '--'], input);
  if (!result.ok) return unknown(gitFailed('rev-list', result));
  const lines = result.output.toString('latin1').trimEnd().split('\n');
  return known(new Map(lines.map((line) => line.split(' ')).map(([id = '', ...parents]) => [id, parents])));
}

/**
 * Proves that none of these shallow commits lost its parents. A true root at the depth of the clone is listed as
 * shallow too; only the commit object tells.
 */
export async function noneCut(objects: GitObjects, suspects: readonly ObjectId[]): Promise<Answer<true>> {
  const commits = await Promise.all(suspects.map((id) => objects.read(id, 'commit')));
  if (commits.every((chunks) => chunks !== undefined && !hasParent(Buffer.concat(chunks))))
    return known(true);
  return unknown(objects.obstacle() ?? historyMissing('commits that may belong to the range are not in it'));
}

function hasParent(commit: Buffer): boolean {
  const [header = ''] = commit.toString('latin1').split('\n\n', 1);
  return header.includes('\nparent ');
}
