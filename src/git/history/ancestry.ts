import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Answer, CommitFacts, ObjectId } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { graftsPresent, historyMissing, outputUnreadable } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

export interface Ancestry {
  /** The merge bases: none for unrelated histories, several after a criss-cross. */
  readonly bases: readonly ObjectId[];
  /** Commits whose parents a shallow clone has cut off. */
  readonly shallow: readonly ObjectId[];
}

/** How two commits are related, and whether the repository can be believed about it: one process. */
export async function ancestry(
  git: GitRepository,
  left: ObjectId,
  right: ObjectId,
): Promise<Answer<Ancestry>> {
  if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable('rev-parse'));
  // `A...B` prints both ends and then every merge base with a caret; `merge-base --all` would be a process more.
  const paths = ['--git-path', 'info/grafts', '--git-path', 'shallow'];
  const found = await asked(git, ['rev-parse', ...paths, `${left}...${right}`], linesOf);
  if (!found.ok) return found;
  const [grafts = '', shallow = '', ...lines] = found.value;
  const forged = await linesIn(resolve(git.directory, grafts));
  const cut = await linesIn(resolve(git.directory, shallow));
  if (forged === undefined || cut === undefined || !lines.every((line) => isObjectId(line.replace('^', ''))))
    return unknown(outputUnreadable('rev-parse'));
  if (forged.length > 0) return unknown(graftsPresent(grafts));
  const bases = lines.filter((line) => line.startsWith('^')).map((line) => line.slice(1));
  return known({ bases, shallow: cut.filter(isObjectId) });
}

/** No file, no lines; undefined where there is a file that cannot be read: it must not count as none. */
async function linesIn(path: string): Promise<readonly string[] | undefined> {
  try {
    return linesOf(await readFile(path));
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : undefined;
  }
}

/** The merge bases of two commits, unless the two may meet nearer, or meet at all, below a cut. */
export async function provenBases(
  git: GitRepository,
  objects: GitObjects,
  left: ObjectId,
  right: ObjectId,
): Promise<Answer<readonly ObjectId[]>> {
  const related = await ancestry(git, left, right);
  if (!related.ok) return related;
  const { bases, shallow } = related.value;
  const proof = await noneCutAmong(git, objects, shallow, [left, right, ...bases.map((id) => `^${id}`)]);
  return proof.ok ? known(bases) : proof;
}

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
  const listed = new Set(commits.map(({ id }) => id));
  const parents = commits.flatMap((commit) => (commit.parents.length === 0 ? [root] : commit.parents));
  for (const fork of new Set(parents.filter((id) => !listed.has(id)))) {
    const beside = fork === root ? tips : [...tips, `^${fork}`];
    const proof = await noneCutAmong(git, objects, shallow, beside);
    if (!proof.ok) return proof;
  }
  const cut = shallow.filter((id) => listed.has(id));
  return noneCut(objects, cut);
}

/** Stands for the parent of a root, which forks from nothing. */
const root = '';

/** The same of those that are reachable from some revisions, and not from others, which have a caret. */
async function noneCutAmong(
  git: GitRepository,
  objects: GitObjects,
  shallow: readonly ObjectId[],
  revisions: readonly string[],
): Promise<Answer<true>> {
  if (shallow.length === 0 || revisions.length === 0) return known(true);
  const input = revisions.map((id) => `${id}\n`).join('');
  const listed = await asked(git, ['rev-list', '--stdin', '--'], linesOf, input);
  if (!listed.ok) return listed;
  const reached = new Set(listed.value);
  const cut = shallow.filter((id) => reached.has(id));
  return noneCut(objects, cut);
}

/**
 * Proves that none of these shallow commits lost its parents. A true root at the depth of the clone is listed as
 * shallow too; only the commit object tells.
 */
export async function noneCut(objects: GitObjects, suspects: readonly ObjectId[]): Promise<Answer<true>> {
  const commits = await Promise.all(suspects.map((id) => objects.read(id, 'commit')));
  if (commits.every((chunks) => chunks !== undefined && parentsIn(chunks).length === 0)) return known(true);
  return unknown(objects.obstacle() ?? historyMissing('commits that may belong to the range are not in it'));
}

/** The parents that a commit object names, whatever a shallow clone says of them. */
export function parentsIn(commit: readonly Uint8Array[]): readonly ObjectId[] {
  const [header = ''] = Buffer.concat(commit).toString('latin1').split('\n\n', 1);
  return [...header.matchAll(/^parent (.*)$/gm)].map(([, id = '']) => id);
}
