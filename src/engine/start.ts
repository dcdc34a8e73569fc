import { type Content, entitiesIn } from './content.ts';
import type { Track } from './track.ts';

/** The baseline of a side, with what only one other side changed since the base (docs/judging.md, 3, step 1). */
export function startOf<Doc>(
  content: Content<Doc>,
  side: Track<Doc>,
  all: readonly Track<Doc>[],
  base: Doc | null,
  next: Doc | null,
): Doc | null {
  const { graft } = content;
  if (graft === undefined) return wholeStart(content, side, all, base);
  const sides = all.filter(({ baseline }) => !content.rotates(baseline, side.baseline));
  const ground = content.rotates(base, side.baseline) ? null : base;
  const finishers = (entity: string) =>
    content.isDone(ground, entity) ? [] : sides.filter(({ baseline }) => content.isDone(baseline, entity));
  const changed = withOthers(content, side, sides, ground, next, finishers);
  return entitiesIn(
    content,
    sides.map(({ baseline }) => baseline),
  ).reduce((start, entity) => asFinished(content, start, entity, side, finishers(entity), next), changed);
}

/** A file without parts: what one side alone did to it. */
function wholeStart<Doc>(
  content: Content<Doc>,
  side: Track<Doc>,
  sides: readonly Track<Doc>[],
  base: Doc | null,
): Doc | null {
  const [only, ...more] = sides.filter(({ baseline }) => !content.isEqual(baseline, base));
  return only !== undefined && more.length === 0 ? only.baseline : side.baseline;
}

function withOthers<Doc>(
  content: Content<Doc>,
  side: Track<Doc>,
  sides: readonly Track<Doc>[],
  base: Doc | null,
  next: Doc | null,
  finishers: (entity: string) => readonly Track<Doc>[],
): Doc | null {
  const { graft } = content;
  const docs = sides.map(({ baseline }) => baseline);
  let start = side.baseline;
  for (const subject of content.subjects([base, ...docs])) {
    const entity = content.entityOf(subject);
    if (content.promises(entity).includes(subject) && finishers(entity).length > 0) continue;
    const changed = sides.filter(({ baseline }) => !content.isSame(baseline, base, subject));
    const [only] = changed;
    if (start === null || graft === undefined || only === undefined) continue;
    if (changed.length === 1 && only !== side) start = graft(start, only.baseline, [subject]);
    if (content.isCounter(subject) && changed.length > 1 && next !== null)
      start = content.withCounter(
        start,
        subject,
        changed.flatMap(({ baseline }) => baseline ?? []) as readonly Doc[],
        base,
        next,
      );
  }
  return start;
}

/** What one side finished belongs to it, in every start: what others did to its promise does not count. */
function asFinished<Doc>(
  content: Content<Doc>,
  start: Doc | null,
  entity: string,
  side: Track<Doc>,
  finishers: readonly Track<Doc>[],
  next: Doc | null,
): Doc | null {
  const { graft } = content;
  const [first] = finishers;
  if (first === undefined || finishers.includes(side) || start === null || graft === undefined) return start;
  const promises = content.promises(entity);
  const isKept = ({ baseline }: Track<Doc>) =>
    promises.every((subject) => content.isSame(baseline, next, subject));
  const owner = finishers.find(isKept) ?? first;
  const there = content.has(start, entity) ? start : graft(start, owner.baseline, [entity]);
  return promises.reduce((doc: Doc, subject) => graft(doc, owner.baseline, [subject]), there);
}
