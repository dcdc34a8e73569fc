import type { StateKind } from '../../core/kind.ts';
import type { FileTrack } from '../account/file-track.ts';
import type { LostVersion } from '../files/archives.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-files.ts';
import { findMoves, type LooseFile } from '../files/moves.ts';
import type { CommitVersions } from '../judge/judge-commit.ts';
import { changedSince } from '../judge/judge-versions.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { loadAt, type Walk } from '../walk.ts';
import type { ReadVersion } from './read-version.ts';

/** One file's versions around a commit; each parent's and merge base's is found where the file stood there. */
export async function loadVersions(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
): Promise<CommitVersions> {
  const parents: (ReadVersion | null)[] = [];
  for (const [index, parent] of commit.parents.entries()) {
    parents.push(await loadAt(walk, parent, file, pathAt(file, index)));
  }
  // A root commit, or a change on top of an unborn branch, follows the empty state.
  if (parents.length === 0) parents.push(null);
  const held = parents.filter((parent) => parent !== null).length;
  const bases: (ReadVersion | null)[] = [];
  for (const base of await mergeBases(walk, commit)) {
    bases.push(await versionAtBase(walk, { base, commit, file, mayHaveMoved: held > 1 }));
  }
  return { parents, bases, after: await loadAt(walk, commit, file, file.path) };
}

interface BaseQuestion {
  readonly base: ObjectId;
  readonly commit: CommitFacts;
  readonly file: ConcernedFile;
  readonly mayHaveMoved: boolean;
}

/** At the path of a side that did not move it, or, where every side did, what it was moved from by content. */
async function versionAtBase(walk: Walk, question: BaseQuestion): Promise<ReadVersion | null> {
  const { base, commit, file, mayHaveMoved } = question;
  for (const path of new Set([file.path, ...(file.origins ?? [])])) {
    const version = await loadAt(walk, base, file, path);
    if (version !== null) return version;
  }
  const entry = mayHaveMoved ? await walk.view.entry(commit, file.path) : null;
  if (entry === null) return null;
  const gone = await goneSince(walk, base, commit, file);
  const moves = await findMoves(walk, { ancestor: base, commit, gone, come: [{ ...file, entry }] });
  const origin = moves.get(file.path);
  return origin === undefined ? null : loadAt(walk, base, file, origin);
}

async function goneSince(
  walk: Walk,
  base: ObjectId,
  commit: CommitFacts,
  file: ConcernedFile,
): Promise<LooseFile[]> {
  const gone: LooseFile[] = [];
  for (const [path, governance] of walk.view.governed()) {
    if (governance.kind !== file.governance.kind) continue;
    const entry = await walk.view.entryAt(base, path);
    if (entry !== null && (await walk.view.entry(commit, path)) === null)
      gone.push({ path, governance, entry });
  }
  return gone;
}

/** The merge bases of the first parent with each other one. */
async function mergeBases(walk: Walk, { parents: [first, ...others] }: CommitFacts): Promise<Set<ObjectId>> {
  const bases = new Set<ObjectId>();
  if (first === undefined) return bases;
  for (const other of others) {
    const found = await walk.history.mergeBases(first, other);
    if (found.ok) for (const base of found.value) bases.add(base);
    else walk.obstacle = found.obstacle;
  }
  return bases;
}

/**
 * What a commit takes away that deletes the file, or replaces what it held: of a version that cannot be read, what could be last; of the sides of
 * a merge, those that changed it, if any did.
 */
export async function lostVersions(
  walk: Walk,
  commit: CommitFacts,
  { file, readable }: FileTrack,
  { parents, bases, after }: CommitVersions,
): Promise<LostVersion[]> {
  const { kind } = file.governance;
  const held = parents.filter((parent) => parent !== null);
  if (after !== null && !held.some((parent) => replaces(kind, parent, after))) return [];
  const changed = changedSince(kind, bases, held);
  const lost: LostVersion[] = [];
  for (const [index, parent] of commit.parents.entries()) {
    const version = parents[index] ?? null;
    if (version === null || (changed.length > 0 && !changed.includes(version))) continue;
    const isReadable = (version.parsed?.doc ?? null) !== null;
    const entry = await walk.view.entryAt(parent, pathAt(file, index));
    if (!isReadable && readable !== null) lost.push({ version: readable, blob: undefined });
    else lost.push({ version, blob: version.content.parts.size === 1 ? entry?.blob : undefined });
  }
  return lost;
}

/** Whether a version takes away what an earlier one held. */
export function replaces(kind: StateKind, before: ReadVersion, after: ReadVersion): boolean {
  const [old, now] = [before.parsed?.doc ?? null, after.parsed?.doc ?? null];
  return old !== null && now !== null && kind.replaces?.(old, now) === true;
}
