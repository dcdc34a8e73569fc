import type { FileTrack } from '../account/file-track.ts';
import { pathAt } from '../files/concerned-files.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { Walk } from '../walk.ts';

interface Spot {
  readonly at: ObjectId | CommitFacts;
  readonly path: string;
}

/**
 * What says how a file is judged is read as it stood before the range (judging.md, Policy): at the tip of the base side,
 * else at the base; what the range itself brings counts as it first stood, once.
 */
export async function withFilePolicy(walk: Walk, commit: CommitFacts, track: FileTrack): Promise<FileTrack> {
  const { kind } = track.file.governance;
  if (kind.policy === undefined || track.policy !== undefined || walk.scope === 'snapshot') return track;
  for (const spot of spotsOf(walk, commit, track)) {
    const policy = await policyAt(walk, commit, track, spot);
    if (policy !== undefined) return { ...track, policy };
  }
  return track;
}

function spotsOf({ range }: Walk, commit: CommitFacts, { file, basePath, sidePaths }: FileTrack): Spot[] {
  const before = [...new Set([range.tip ?? range.base, range.base])];
  const paths = [...new Set([basePath, ...sidePaths])];
  return [
    ...before.flatMap((at) => paths.map((path) => ({ at, path }))),
    ...commit.parents.map((at, index) => ({ at, path: pathAt(file, index) })),
    { at: commit, path: file.path },
  ];
}

/** A file that is new has its policy chosen by what it says itself. */
async function policyAt(
  { view, loader }: Walk,
  commit: CommitFacts,
  { file }: FileTrack,
  { at, path }: Spot,
): Promise<unknown> {
  const { governance } = file;
  const parts = await view.parts(at, path, governance);
  const own = parts.get('') ?? (await view.entry(commit, file.path));
  const known = new Map(own === null ? parts : [...parts, ['', own] as const]);
  return loader.policy(governance, known, path);
}
