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
  ).reduce((start, entity) => {
    const own = asFinished(content, start, entity, side, finishers(entity), next);
    return withTwins(content, own, entity, finishers(entity), ground, next);
  }, changed);
}

/** A file that is put back as a whole, or a log: what one side alone did to it. */
export function wholeStart<Doc>(
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
  const counters: (readonly [subject: string, changed: readonly Track<Doc>[]])[] = [];
  const others = new Map<Track<Doc>, string[]>();
  for (const subject of content.subjects([base, ...docs])) {
    const entity = content.entityOf(subject);
    if (finishers(entity).length > 0 && content.promises(entity, docs).includes(subject)) continue;
    const changed = sides.filter(({ baseline }) => !content.isSame(baseline, base, subject));
    const [only, ...more] = changed;
    if (only === undefined) continue;
    if (more.length === 0 && only !== side) others.set(only, [...(others.get(only) ?? []), subject]);
    if (more.length > 0 && content.isCounter(subject, docs)) counters.push([subject, changed]);
  }
  let start = side.baseline;
  if (start === null || graft === undefined) return start;
  for (const [{ baseline }, subjects] of others) start = graft(start, baseline, subjects);
  for (const [subject, changed] of next === null ? [] : counters) {
    const held = changed.flatMap(({ baseline }) => baseline ?? []) as readonly Doc[];
    start = next === null ? start : content.withCounter(start, subject, held, base, next);
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
  if (first === undefined || start === null || graft === undefined) return start;
  if (finishers.includes(side))
    return content.has(start, entity) ? start : graft(start, side.baseline, [entity]);
  const promises = content.promises(
    entity,
    finishers.map(({ baseline }) => baseline),
  );
  const isKept = ({ baseline }: Track<Doc>) =>
    promises.every((subject) => content.isSame(baseline, next, subject));
  const owner = finishers.find(isKept) ?? first;
  const there = content.has(start, entity) ? start : graft(start, owner.baseline, [entity]);
  return graft(there, owner.baseline, promises);
}

/** What several sides finished under one name without like words is several: each start holds them all. */
function withTwins<Doc>(
  content: Content<Doc>,
  start: Doc | null,
  entity: string,
  finishers: readonly Track<Doc>[],
  base: Doc | null,
  next: Doc | null,
): Doc | null {
  const { graft } = content;
  if (start === null || graft === undefined || finishers.length < 2 || content.has(base, entity))
    return start;
  const owner = finishers.find(({ baseline }) => content.isAlike(baseline, next, entity)) ?? finishers[0];
  const twins = finishers.filter(
    ({ baseline }) => !content.isAlike(owner?.baseline ?? null, baseline, entity),
  );
  if (twins.length === 0) return start;
  return twins.reduce(
    (doc: Doc, { baseline }) => (baseline === null ? doc : (content.withTwin(doc, baseline, entity) ?? doc)),
    graft(start, owner?.baseline ?? null, [entity]),
  );
}
