import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import { findMoves, type LooseFile } from '../files/moves.ts';
import { type BaseVersion, type Known, mergeBases } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { ReadVersion } from './read-version.ts';

/** The versions of one file around a commit. A plain commit has one parent and no bases. */
export interface CommitVersions {
  readonly parents: readonly (ReadVersion | null)[];
  readonly bases: readonly BaseVersion[];
  readonly after: ReadVersion | null;
}

/** One file's versions around a commit; each parent's and merge base's is found where the file stood there. */
export async function loadVersions(
  known: Known,
  commit: CommitFacts,
  file: ConcernedFile,
): Promise<CommitVersions> {
  const parents: (ReadVersion | null)[] = [];
  for (const [index, parent] of commit.parents.entries()) {
    parents.push(await known.versions.at(parent, file, pathAt(file, index)));
  }
  // A root commit, or a change on top of an unborn branch, follows the empty state.
  if (parents.length === 0) parents.push(null);
  const held = parents.filter((parent) => parent !== null).length;
  const bases: BaseVersion[] = [];
  for (const base of await mergeBases(known.past, commit))
    bases.push(await versionAtBase(known, base, commit, file, held > 1));
  return { parents, bases, after: await known.versions.at(commit, file, file.path) };
}

/** At the path of a side that did not move it, or, where every side did, what it was moved from by content. */
async function versionAtBase(
  known: Known,
  at: ObjectId,
  commit: CommitFacts,
  file: ConcernedFile,
  mayHaveMoved: boolean,
): Promise<BaseVersion> {
  for (const path of new Set([file.path, ...(file.origins ?? [])])) {
    const version = await known.versions.at(at, file, path);
    if (version !== null) return { at, path, version };
  }
  const entry = mayHaveMoved ? await known.past.view.entry(commit, file.path) : null;
  if (entry === null) return { at, path: file.path, version: null };
  const gone = await goneSince(known, at, commit, file);
  const moves = await findMoves(known, { ancestor: at, commit, gone, come: [{ ...file, entry }] });
  const path = moves.get(file.path);
  if (path === undefined) return { at, path: file.path, version: null };
  return { at, path, version: await known.versions.at(at, file, path) };
}

async function goneSince(
  { past: { view } }: Known,
  base: ObjectId,
  commit: CommitFacts,
  file: ConcernedFile,
): Promise<LooseFile[]> {
  const gone: LooseFile[] = [];
  for (const [path, governance] of view.named()) {
    if (governance.kind !== file.governance.kind) continue;
    const entry = await view.entry(base, path);
    if (entry !== null && (await view.entry(commit, path)) === null) gone.push({ path, governance, entry });
  }
  await view.settle(gone.map(({ path }) => path));
  return gone.filter(({ path }) => view.governed().has(path));
}
