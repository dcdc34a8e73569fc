import { conclude, type Outcome, type Step } from './conclude.ts';
import { type Content, entitiesIn, isError } from './content.ts';
import { common, type Judge, reject, type Verdict } from './reject.ts';
import { startOf, wholeStart } from './start.ts';
import { inTree, ownFindings, withRejected } from './step.ts';
import { acceptedTrack, aligned, isGone, type Track } from './track.ts';

/** A merge: rules that ask what a parent had are asked about all of them. */
export interface Merge<Doc> extends Step<Doc> {
  /** Judges as from a merge of these versions. */
  judgeWith(parents: readonly (Doc | null)[]): Judge<Doc>;
  /**
   * What has to hold over any number of steps: it counts from any parent. Set for kinds that keep all lines, or are put back whole.
   */
  readonly judgeLasting?: (parents: readonly (Doc | null)[]) => Judge<Doc>;
}

/** One file of a merge: a step from each parent that has it (docs/judging.md, 3). */
export function merge<Doc>(
  content: Content<Doc>,
  befores: readonly Track<Doc>[],
  bases: readonly Track<Doc>[],
  next: Doc | null,
  commit: Merge<Doc>,
): Outcome<Doc> {
  const [first] = befores;
  const isAsked = commit.isAsked === true && next !== null;
  if (!isAsked && first !== undefined && befores.every((each) => isAlike(content, each, first, next)))
    return inTree(content, first, commit);
  const own = bases.length > 0 ? bases : [acceptedTrack<Doc>(null)];
  const { parents, bases: named } = alignedAll(content, befores, own, next);
  const grounds = named.map(acceptedOf);
  const holders = parents.filter(
    (each) => acceptedOf(each) !== null && !isDroppedLegally(content, each, parents, grounds, next),
  );
  if (holders.length === 0) return fromNothing(content, parents, next, commit);
  const mates = holders.filter(({ baseline }) => !content.rotates(baseline, next));
  const sides = mates.length > 0 ? mates : holders;
  const isKnown = ({ baseline }: Track<Doc>) => grounds.some((each) => content.isEqual(each, baseline));
  const gone = holders.filter((each) => !sides.includes(each) && !isKnown(each));
  const { verdict, from } = fewestErrors(
    grounds.map((base) => judgeFrom(content, sides, base, next, commit)),
  );
  const findings = gone.length === 0 ? verdict.findings : [...verdict.findings, planGone(content, gone)];
  const { track, ...more } = conclude(content, commit, parents, next, { ...verdict, findings });
  const left = [...holders.filter((each) => !sides.includes(each)), ...leftOf(parents)];
  return { ...more, track: { ...track, left }, from };
}

/** Sides and merge bases under the names of the merge. What a side named, and another one changed, a base knows through the side. */
export function alignedAll<Doc>(
  content: Content<Doc>,
  sides: readonly Track<Doc>[],
  bases: readonly Track<Doc>[],
  next: Doc | null,
): Record<'parents' | 'bases', readonly Track<Doc>[]> {
  const via = (track: Track<Doc>, to: Doc | null, from: Track<Doc>) =>
    aligned(content, track, to, from.baseline);
  const ofSide = (side: Track<Doc>) =>
    bases.reduce((track, base) => via(track, next, base), aligned(content, side, next));
  const ofBase = (base: Track<Doc>) => {
    const isTaken = ({ current }: Track<Doc>) =>
      [...content.renames(base.baseline, current).values()].every(
        (name) => content.has(next, name) && content.isAlike(current, next, name),
      );
    const named = sides.filter(isTaken).reduce((track, { current }) => via(track, current, base), base);
    return aligned(content, named, next);
  };
  return { parents: sides.map(ofSide), bases: bases.map(ofBase) };
}

/** What any parent had and left, once: lines of history meet again and again. */
function leftOf<Doc>(parents: readonly Track<Doc>[]): readonly Track<Doc>[] {
  return [...new Set(parents.flatMap((each) => each.left))];
}

/** What a side accepts; of a file that was deleted legally nothing. */
function acceptedOf<Doc>(track: Track<Doc>): Doc | null {
  return isGone(track) ? null : track.baseline;
}

function isAlike<Doc>(
  content: Content<Doc>,
  track: Track<Doc>,
  first: Track<Doc>,
  next: Doc | null,
): boolean {
  const ids = (each: Track<Doc>) => JSON.stringify(each.open);
  return (
    content.isEqual(track.current, next) &&
    content.isEqual(track.baseline, first.baseline) &&
    ids(track) === ids(first)
  );
}

/** A file that one side was allowed to delete and no other side changed is not looked for. */
function isDroppedLegally<Doc>(
  content: Content<Doc>,
  { baseline }: Track<Doc>,
  parents: readonly Track<Doc>[],
  grounds: readonly (Doc | null)[],
  next: Doc | null,
): boolean {
  return (
    next === null &&
    parents.some((each) => acceptedOf(each) === null) &&
    grounds.some((base) => base !== null && content.isEqual(base, baseline))
  );
}

/** No side has the file: what was open when it was deleted is what a new one is judged from. */
function fromNothing<Doc>(
  content: Content<Doc>,
  parents: readonly Track<Doc>[],
  next: Doc | null,
  commit: Merge<Doc>,
): Outcome<Doc> {
  const from = parents.find(({ baseline }) => baseline !== null)?.baseline ?? null;
  const none = { findings: [], consequences: [], followed: [] };
  const verdict =
    next === null
      ? { ...none, isWhole: false, baseline: null }
      : reject(content, (doc, is) => commit.judge(from, doc, is), from, next);
  const { track, findings, resolved } = conclude(content, commit, parents, next, verdict);
  const deleted = next === null ? (parents.find((each) => each.deleted !== null)?.deleted ?? null) : null;
  const after = { ...track, deleted, left: leftOf(parents) };
  const then = inTree(content, after, commit);
  return {
    track: then.track,
    findings: [...findings, ...then.findings],
    resolved: [...resolved, ...then.resolved],
    from,
  };
}

function planGone<Doc>(content: Content<Doc>, gone: readonly Track<Doc>[]) {
  const subjects = entitiesIn(
    content,
    gone.map(({ baseline }) => baseline),
  );
  return { rule: 'plan-gone', subjects, severity: 'warning' } as const;
}

interface Judged<Doc> {
  readonly verdict: Verdict<Doc>;
  readonly from: Doc | null;
}

/** With several merge bases the one with the fewest errors counts. */
function fewestErrors<Doc>(judged: readonly Judged<Doc>[]): Judged<Doc> {
  const weight = ({ verdict: { findings, isWhole } }: Judged<Doc>) =>
    findings.filter(isError).length + (isWhole ? 0.5 : 0);
  const [best, ...others] = judged;
  if (best === undefined) throw new Error('a merge is judged from one base at least');
  return others.reduce((least, each) => (weight(each) < weight(least) ? each : least), best);
}

function judgeFrom<Doc>(
  content: Content<Doc>,
  sides: readonly Track<Doc>[],
  base: Doc | null,
  next: Doc | null,
  commit: Merge<Doc>,
): Judged<Doc> {
  const ground = content.rotates(base, next) ? null : base;
  const own = sides.map(({ baseline }) => baseline);
  const lasting = commit.judgeLasting?.(own);
  const start = lasting === undefined ? startOf : wholeStart;
  const starts = sides.map((side) => start(content, side, sides, ground, next));
  const from = starts[0] ?? null;
  const isElsewhere = (side: Track<Doc>, subject: string) =>
    sides.some((other, index) => other !== side && isHeld(content, starts[index] ?? null, next, subject));
  const whole = sides.findIndex(
    (side) => side.isWhole && content.isEqual(side.current, next) && !isElsewhere(side, ''),
  );
  if (whole >= 0) return { verdict: stillWhole(starts[whole] ?? null), from };
  const candidate = sides.reduce(
    (doc: Doc | null, side, index) =>
      withRejected(content, side, next, starts[index] ?? null, {
        candidate: doc,
        isLeft: (subject) => !isElsewhere(side, subject),
      }),
    next,
  );
  const judge = commit.judgeWith(own);
  const look = (doc: Doc | null, isUndeclared?: boolean) => [
    ...common(starts.map((start) => judge(start, doc, isUndeclared))),
    ...starts.flatMap((start) =>
      (lasting?.(start, doc, isUndeclared) ?? []).map((each) => ({ expected: start, ...each })),
    ),
  ];
  const found = reject(content, look, from, candidate);
  const verdict = { ...found, isAsCommitted: candidate === next };
  if (!verdict.isWhole || !sides.some((side) => side.isWhole)) return { verdict, from };
  return {
    verdict: { ...verdict, findings: ownFindings(content, sides, next, { judge }, verdict) },
    from,
  };
}

function stillWhole<Doc>(baseline: Doc | null): Verdict<Doc> {
  return { isWhole: true, baseline, findings: [], consequences: [], followed: [] };
}

function isHeld<Doc>(content: Content<Doc>, start: Doc | null, next: Doc | null, subject: string): boolean {
  return subject === '' ? content.isEqual(start, next) : content.isSame(start, next, subject);
}
