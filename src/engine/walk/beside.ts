import { claimedBetween } from '../contract/entity.ts';
import { namedByKind } from '../files/by-kind.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { has } from '../law/same.ts';
import { touchedBy } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Walk } from './walk.ts';

/** How many other files are looked into for what is new in one and done: those that the commit changes first. */
const mostLookedInto = 20;

/**
 * What other files of the kind held before a commit, where it brings something done into a file that had it not: what was filed away,
 * or copied, is not done anew.
 */
export async function docsBeside(
  walk: Walk,
  file: Pick<ConcernedFile, 'path' | 'governance'>,
  before: readonly ObjectId[],
  own: ReadVersion | null,
  after: ReadVersion | null,
  commit?: CommitFacts,
): Promise<readonly unknown[]> {
  const { kind } = file.governance;
  const [old, now] = [docOf(own), docOf(after)];
  const isNew = (id: string) => !has(kind, old, id);
  if (now === null || !claimedBetween(kind, old, now).some(isNew)) return [];
  const { view } = walk.past;
  const changed = commit === undefined ? [] : touchedBy(commit);
  const paths = new Set([...changed, ...(namedByKind(view).get(kind) ?? [])]);
  paths.delete(file.path);
  const docs: unknown[] = [];
  for (const path of paths) {
    const governance = view.named().get(path);
    if (governance?.kind !== kind || docs.length === mostLookedInto) continue;
    await view.settle([path]);
    if (!view.governed().has(path)) continue;
    for (const at of before) {
      const doc = docOf(await walk.versions.at(at, { governance }, path));
      if (doc !== null) docs.push(doc);
    }
  }
  return docs;
}
