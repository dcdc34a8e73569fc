import type { Judgement } from '../../core/check.ts';
import type { ConcernedFile } from '../files/concerned-files.ts';
import {
  type FileSetup,
  judgeMergeVersions,
  judgeVersions,
  type MergedVersions,
} from '../judge/judge-versions.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { squashedPull } from '../squash.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { loadAt, type Walk } from '../walk.ts';

/** A commit behind the base, with one file around it. */
export interface VersionsBehind {
  readonly commit: CommitFacts;
  readonly from: ReadVersion | null;
  readonly to: ReadVersion | null;
  /** Of a merge, where every side can be read. */
  readonly merged: MergedVersions | undefined;
}

/** The file around a commit; `pathBefore` is where its first parent has it. */
export async function versionsBehind(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  pathBefore: string,
): Promise<VersionsBehind> {
  const [parent] = commit.parents;
  const from = parent === undefined ? null : await loadAt(walk, parent, file, pathBefore);
  const to = await loadAt(walk, commit, file, file.path);
  const merged = commit.parents.length > 1 ? await mergedBehind(walk, commit, file, { from, to }) : undefined;
  return { commit, from, to, merged };
}

async function mergedBehind(
  walk: Walk,
  { parents: [first, ...others] }: CommitFacts,
  file: ConcernedFile,
  { from, to }: Pick<VersionsBehind, 'from' | 'to'>,
): Promise<MergedVersions | undefined> {
  const parents = [from];
  const bases = new Map<ObjectId, ReadVersion | null>();
  for (const other of others) {
    parents.push(await loadAt(walk, other, file, file.path));
    const found = first === undefined ? undefined : await walk.history.mergeBases(first, other);
    if (!found?.ok) return undefined;
    for (const base of found.value) bases.set(base, await loadAt(walk, base, file, file.path));
  }
  const isKnown = parents.every((parent) => parent?.parsed?.doc);
  return isKnown ? { parents, readable: parents, bases: [...bases.values()], after: to } : undefined;
}

/** Judges what a commit behind the base did to a file: a step, a merge, or, where no single one can tell, a net. */
export function judgeBehind(setup: FileSetup, { commit, from, to, merged }: VersionsBehind): Judgement {
  const { message, parents } = commit;
  const said = { path: setup.path, ...(message === undefined ? {} : { message }) };
  if (merged !== undefined) return judgeMergeVersions(setup, merged, { ...said, scope: 'merge' });
  const isNet = parents.length > 1 || squashedPull(commit) !== undefined;
  return judgeVersions(setup, from, to, { ...said, scope: isNet ? 'net' : 'step' });
}
