import { doneEntities, isDoneIn, same } from '../contract/entity.ts';
import { subjectOf } from '../contract/subject.ts';
import { docOf } from '../versions/read-version.ts';
import { docsBeside } from '../walk/beside.ts';
import type { FileTrack } from '../walk/file-track.ts';
import type { Walk } from '../walk/walk.ts';
import { versionAt } from './judge-range.ts';

/**
 * What is done in the baseline of the head and was not done at the base (docs/judging.md, 4, Claims), by file. What another file
 * held done there, as a list that was copied or filed away, is not claimed again.
 */
export async function claimsOf(
  walk: Walk,
  heads: readonly FileTrack[],
): Promise<ReadonlyMap<FileTrack, readonly string[]>> {
  const claims = new Map<FileTrack, readonly string[]>();
  for (const head of heads) {
    const { track, file } = head;
    const { kind } = file.governance;
    const doc = track.current === null ? null : docOf(track.baseline);
    const before = doc === null ? null : await versionAt(walk, walk.past.range.base, head);
    const base = docOf(before);
    const former = new Map(
      [...(doc === null || base === null ? [] : (kind.entities.names?.renames(base, doc) ?? []))].map(
        ([old, now]) => [now, old],
      ),
    );
    const turned = [...doneEntities(kind, doc)].filter((id) => !isDoneIn(kind, base, former.get(id) ?? id));
    const others = await docsBeside(
      walk,
      file,
      [walk.past.range.base],
      before,
      doc === null ? null : track.baseline,
    );
    const isOld = (id: string) =>
      others.some((other) => isDoneIn(kind, other, id) && same(kind, other, doc, subjectOf(id)));
    claims.set(head, others.length === 0 ? turned : turned.filter((id) => !isOld(id)));
  }
  return claims;
}
