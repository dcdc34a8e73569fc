import { doneEntities, isDoneIn } from '../../core/entity.ts';
import { holdsItems, sayingOf } from '../../core/kept-share.ts';
import { subjectOf } from '../../core/subject.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { unlikeness } from '../files/archives.ts';
import { namedByKind } from '../files/by-kind.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { withDoc } from './ground.ts';
import { has, isAlike } from './subjects.ts';
import type { Walk } from './walk.ts';

/** How many standing files a new one is held against: those whose names are most like its own. */
const mostHeldAgainst = 20;

/**
 * A new list that repeats one that stands is judged as a step from it for what it brings done and what is open there: else a list
 * would be copied with its marks, and the one that stood be deleted later. The version that it is judged from; null where
 * it repeats none.
 */
export async function copiedFrom(
  walk: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  after: ReadVersion | null,
): Promise<ReadVersion | null> {
  const { kind } = file.governance;
  const doc = docOf(after);
  const [parent] = commit.parents;
  const done = kind.deletion !== 'warning' || doc === null ? [] : [...doneEntities(kind, doc)];
  if (parent === undefined || doc === null || done.length === 0) return null;
  const { view } = walk.past;
  const paths = likely(namedByKind(view).get(kind) ?? [], file.path);
  await view.settle(paths);
  for (const path of paths) {
    const governance = view.governed().get(path);
    if (governance?.kind !== kind || (await view.entry(parent, path)) === null) continue;
    const standing = docOf(await walk.versions.at(parent, { governance }, path));
    if (standing === null || !holdsItems(sayingOf(kind, doc), sayingOf(kind, standing))) continue;
    const claimed = done.filter(
      (id) => has(kind, standing, id) && !isDoneIn(kind, standing, id) && isAlike(kind, standing, doc, id),
    );
    if (claimed.length > 0)
      return withDoc(
        after,
        kind.graft(
          doc,
          standing,
          claimed.map((id) => subjectOf(id)),
        ),
      );
  }
  return null;
}

function likely(paths: readonly string[], own: string): string[] {
  return paths
    .filter((path) => path !== own && unlikeness(path, own) < 3)
    .sort((left, right) => unlikeness(left, own) - unlikeness(right, own) || compareCodePoints(left, right))
    .slice(0, mostHeldAgainst);
}
