import { conclude, type Outcome, type Step } from './conclude.ts';
import { type Content, entitiesIn, isError } from './content.ts';
import { type Judge, reject, type Verdict } from './reject.ts';
import { startOf } from './start.ts';
import { inTree, ownFindings, withRejected } from './step.ts';
import { acceptedTrack, aligned, type Track } from './track.ts';

/** A merge: rules that ask what a parent had are asked about all of them. */
export interface Merge<Doc> extends Step<Doc> {
  /** Judges as from a merge of these versions. */
  judgeWith(parents: readonly (Doc | null)[]): Judge<Doc>;
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
  if (first !== undefined && befores.every((each) => isAlike(content, each, first, next)))
    return inTree(content, first, commit);
  const parents = befores.map((each) => aligned(content, each, next));
  const grounds = (bases.length > 0 ? bases : [acceptedTrack<Doc>(null)]).map(
    (each) => aligned(content, each, next).baseline,
  );
  const holders = parents.filter(
    (each) => each.baseline !== null && !isGone(content, each, parents, grounds, next),
  );
  if (holders.length === 0) return fromNothing(content, parents, next, commit);
  const mates = holders.filter(({ baseline }) => !content.rotates(baseline, next));
  const sides = mates.length > 0 ? mates : holders;
  const isKnown = ({ baseline }: Track<Doc>) => grounds.some((each) => content.isEqual(each, baseline));
  const gone = holders.filter((each) => !sides.includes(each) && !isKnown(each));
  const verdict = fewestErrors(grounds.map((base) => judgeFrom(content, sides, base, next, commit)));
  const findings = gone.length === 0 ? verdict.findings : [...verdict.findings, planGone(content, gone)];
  const { track, ...said } = conclude(content, commit, parents, next, { ...verdict, findings }, undefined);
  const left = [...holders.filter((each) => !sides.includes(each)), ...parents.flatMap((each) => each.left)];
  return { ...said, track: { ...track, left } };
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
function isGone<Doc>(
  content: Content<Doc>,
  { baseline }: Track<Doc>,
  parents: readonly Track<Doc>[],
  grounds: readonly (Doc | null)[],
  next: Doc | null,
): boolean {
  return (
    next === null &&
    parents.some((each) => each.baseline === null) &&
    grounds.some((base) => base !== null && content.isEqual(base, baseline))
  );
}

function fromNothing<Doc>(
  content: Content<Doc>,
  parents: readonly Track<Doc>[],
  next: Doc | null,
  commit: Merge<Doc>,
): Outcome<Doc> {
  const none = { findings: [], consequences: [], followed: [] };
  const verdict =
    next === null ? { ...none, isWhole: false, baseline: null } : reject(content, commit.judge, [null], next);
  const { track, findings, resolved } = conclude(content, commit, parents, next, verdict, undefined);
  const kept = next === null ? (parents.find((each) => each.kept !== null)?.kept ?? null) : null;
  const after = { ...track, kept, left: parents.flatMap((each) => each.left) };
  const then = inTree(content, after, commit);
  return {
    track: then.track,
    findings: [...findings, ...then.findings],
    resolved: [...resolved, ...then.resolved],
  };
}

function planGone<Doc>(content: Content<Doc>, gone: readonly Track<Doc>[]) {
  const subjects = entitiesIn(
    content,
    gone.map(({ baseline }) => baseline),
  );
  return { rule: 'plan-gone', subjects, severity: 'warning' } as const;
}

/** With several merge bases the one with the fewest errors counts. */
function fewestErrors<Doc>(verdicts: readonly Verdict<Doc>[]): Verdict<Doc> {
  const weight = ({ findings, isWhole }: Verdict<Doc>) =>
    findings.filter(isError).length + (isWhole ? 0.5 : 0);
  const [best, ...others] = verdicts;
  if (best === undefined) throw new Error('a merge is judged from one base at least');
  return others.reduce((least, each) => (weight(each) < weight(least) ? each : least), best);
}

function judgeFrom<Doc>(
  content: Content<Doc>,
  sides: readonly Track<Doc>[],
  base: Doc | null,
  next: Doc | null,
  commit: Merge<Doc>,
): Verdict<Doc> {
  const ground = content.rotates(base, next) ? null : base;
  const starts = sides.map((side) => startOf(content, side, sides, ground, next));
  const isElsewhere = (side: Track<Doc>, subject: string) =>
    sides.some((other, index) => other !== side && isHeld(content, starts[index] ?? null, next, subject));
  const whole = sides.findIndex(
    (side) => side.isWhole && content.isEqual(side.current, next) && !isElsewhere(side, ''),
  );
  if (whole >= 0)
    return { isWhole: true, baseline: starts[whole] ?? null, findings: [], consequences: [], followed: [] };
  const candidate = sides.reduce(
    (doc: Doc | null, side, index) =>
      withRejected(content, side, next, starts[index] ?? null, {
        candidate: doc,
        isLeft: (subject) => !isElsewhere(side, subject),
      }),
    next,
  );
  const judge = commit.judgeWith(sides.map(({ baseline }) => baseline));
  const verdict = reject(content, judge, starts, candidate);
  if (!verdict.isWhole || !sides.some((side) => side.isWhole)) return verdict;
  return { ...verdict, findings: ownFindings(content, sides, next, { judge }, verdict) };
}

function isHeld<Doc>(content: Content<Doc>, start: Doc | null, next: Doc | null, subject: string): boolean {
  return subject === '' ? content.isEqual(start, next) : content.isSame(start, next, subject);
}
