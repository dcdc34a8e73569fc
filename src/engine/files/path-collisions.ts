import type { RepositoryView } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { type ConcernedFile, cameLast } from './concerned-file.ts';

/** Paths that differ from a governed one only in case or Unicode composition. */
export interface Collisions {
  /** Those that stand beside it after the commit. */
  readonly standing: readonly string[];
  /** Those of them that are to be reported here: the commit brought them, or the file itself. */
  readonly introduced: readonly string[];
}

/** What collides with a governed file after a commit. Of two governed files, the one that came last is at fault. */
export async function collisionsOf(
  view: RepositoryView,
  commit: CommitFacts,
  { path }: ConcernedFile,
): Promise<Collisions> {
  const twins = view.twins(path);
  if (twins.length === 0 || (await view.entry(commit, path)) === null)
    return { standing: [], introduced: [] };
  const standing: string[] = [];
  const introduced: string[] = [];
  for (const twin of twins) {
    if ((await view.entry(commit, twin)) === null) continue;
    standing.push(twin);
    if (await isIntroduced(view, commit, path, twin)) introduced.push(twin);
  }
  return { standing, introduced };
}

async function isIntroduced(
  view: RepositoryView,
  commit: CommitFacts,
  path: string,
  twin: string,
): Promise<boolean> {
  const stands = async (parent: ObjectId, at: string) => (await view.entry(parent, at)) !== null;
  const held: [boolean, boolean][] = [];
  for (const parent of commit.parents) held.push([await stands(parent, path), await stands(parent, twin)]);
  await view.settle([twin]);
  // A twin that nobody governs is at no fault.
  const isForeign = !view.governed().has(twin) && !held.some(([own, other]) => own && other);
  return isForeign || cameLast(path, twin, held);
}
