import { conclude, type Outcome, type Step } from './conclude.ts';
import { type Content, entitiesIn, isError, overlaps } from './content.ts';
import { common, reject, type Verdict } from './reject.ts';
import { acceptedTrack, aligned, isGone, rejectedIn, type Track } from './track.ts';
import { goBack } from './undo.ts';

/** A commit with one parent (docs/judging.md, 2). */
export function step<Doc>(
  content: Content<Doc>,
  before: Track<Doc>,
  next: Doc | null,
  commit: Step<Doc>,
): Outcome<Doc> {
  const isSame = content.isEqual(before.current, next);
  if (isSame && (next === null || commit.isAsked !== true)) return inTree(content, before, commit);
  const back = isSame ? undefined : goneBack(content, before, next, commit);
  return back ?? goneOn(content, before, next, commit);
}

/** An undo, or a revert with code; the baseline itself is the repair. */
function goneBack<Doc>(
  content: Content<Doc>,
  before: Track<Doc>,
  next: Doc | null,
  commit: Step<Doc>,
): Outcome<Doc> | undefined {
  if (content.isEqual(next, before.baseline)) return undefined;
  const then = commit.reverted ?? before.past.find((each) => content.isEqual(each.current, next));
  return then === undefined ? undefined : goBack(content, before, then, next, commit);
}

function goneOn<Doc>(
  content: Content<Doc>,
  before: Track<Doc>,
  next: Doc | null,
  commit: Step<Doc>,
): Outcome<Doc> {
  const known = before.left.find((each) => comesBack(content, before, each, next));
  const track = aligned(content, known ?? before, next);
  const from = content.followsNames ? (known ?? before).baseline : track.baseline;
  const candidate = withRejected(content, track, next, track.baseline);
  const found = reject(content, (doc, is) => commit.judge(from, doc, is), track.baseline, candidate);
  const first = { ...found, isAsCommitted: candidate === next };
  const reported =
    track.isWhole && first.isWhole
      ? { ...first, findings: ownFindings(content, [track], next, commit, first) }
      : first;
  const own = withoutConsequences(content, track, next, reported, commit);
  const verdict = known === undefined ? own : announced(content, before, next, own);
  const parents = known === undefined ? [track] : [track, before];
  if (verdict.isWhole) {
    const unnamed = known === undefined ? [before] : [before, known];
    const still = conclude(content, commit, unnamed, next, { ...verdict, baseline: before.baseline });
    return { ...still, track: { ...still.track, left: before.left }, from, before };
  }
  const { track: after, ...more } = conclude(content, commit, parents, next, verdict);
  const leaves =
    before.baseline !== null &&
    (verdict.baseline === null || content.rotates(before.baseline, verdict.baseline))
      ? [before]
      : [];
  // The version that comes back may be that of the base: then it is told by the commit that took it away.
  const of = known === undefined ? undefined : (known.at ?? before.at);
  const back = of === undefined ? [] : entitiesIn(content, [next]).map((subject) => ({ subject, of }));
  return {
    ...more,
    ...{ from, before },
    track: {
      ...after,
      returned: [...after.returned, ...back],
      left: [...leaves, ...before.left.filter((each) => each !== known)],
    },
  };
}

/** Whether a plan that the path had comes back, or a file that was deleted. */
function comesBack<Doc>(
  content: Content<Doc>,
  before: Track<Doc>,
  left: Track<Doc>,
  next: Doc | null,
): boolean {
  if (before.baseline === null) return next !== null && content.isEqual(left.current, next);
  if (isGone(before)) return content.isReadable(next) && !content.rotates(left.baseline, next);
  return content.rotates(before.baseline, next) && !content.rotates(left.baseline, next);
}

function announced<Doc>(
  content: Content<Doc>,
  { baseline }: Track<Doc>,
  next: Doc | null,
  verdict: Verdict<Doc>,
): Verdict<Doc> {
  const returned = {
    rule: 'returned',
    subjects: entitiesIn(content, [baseline, next]),
    severity: baseline === null ? 'note' : 'warning',
  } as const;
  return { ...verdict, findings: [...verdict.findings, returned] };
}

/**
 * The candidate: the version in which every rejected subject that the commit leaves as it was is at its accepted value
 * (2, step 1). A merge starts with what other sides put back already.
 */
export function withRejected<Doc>(
  content: Content<Doc>,
  track: Track<Doc>,
  next: Doc | null,
  accepted: Doc | null,
  { candidate = next, isLeft = () => true }: Leaving<Doc> = {},
): Doc | null {
  const { graft } = content;
  if (graft === undefined || candidate === null || track.isWhole || track.open.length === 0) return candidate;
  const same = rejectedIn(content, track).filter(
    (subject) => content.isSame(track.current, next, subject) && isLeft(subject),
  );
  if (same.length === 0 || content.rotates(track.current, next)) return candidate;
  return graft(candidate, accepted, same);
}

interface Leaving<Doc> {
  readonly candidate?: Doc | null;
  readonly isLeft?: (subject: string) => boolean;
}

/** Of a file that stays rejected as a whole only what the commit does by its own is reported. */
export function ownFindings<Doc>(
  content: Content<Doc>,
  tracks: readonly Track<Doc>[],
  next: Doc | null,
  { judge }: Pick<Step<Doc>, 'judge'>,
  verdict: Verdict<Doc>,
): Verdict<Doc>['findings'] {
  if (!tracks.every(({ current }) => content.isReadable(current))) return verdict.findings;
  const starts = tracks.map(({ current }) => aligned(content, acceptedTrack(current), next).current);
  return common(starts.map((start) => judge(start, next)));
}

/** An error that the commit does not have against its parent's version only follows from what is open there (2, step 2). */
function withoutConsequences<Doc>(
  content: Content<Doc>,
  track: Track<Doc>,
  next: Doc | null,
  verdict: Verdict<Doc>,
  { judge }: Step<Doc>,
): Verdict<Doc> {
  const isAsked =
    !verdict.isWhole &&
    track.open.length > 0 &&
    verdict.findings.some(isError) &&
    content.isReadable(track.current);
  if (!isAsked) return verdict;
  const own = judge(track.current, next).filter(isError);
  const isOwn = (subjects: readonly string[]) =>
    own.some((each) => each.subjects.some((one) => subjects.some((other) => overlaps(content, one, other))));
  const follows = verdict.findings.filter((each) => isError(each) && !isOwn(each.subjects));
  if (follows.length === 0) return verdict;
  return {
    ...verdict,
    findings: verdict.findings.filter((each) => !follows.includes(each)),
    followed: follows.flatMap(({ subjects }) => subjects),
  };
}

/** A deletion is judged in the tree of each later commit: an archive that comes resolves it, one that goes brings it back. */
export function inTree<Doc>(content: Content<Doc>, track: Track<Doc>, commit: Step<Doc>): Outcome<Doc> {
  const { deleted } = track;
  const same = { track, findings: [], resolved: [], from: deleted };
  if (track.current !== null || deleted === null || !commit.isArchiveChanged) return same;
  const findings = commit.judge(deleted, null).filter(isError);
  const isWhole = findings.length > 0;
  if (isWhole === track.isWhole) return same;
  const verdict = { isWhole, findings, consequences: [], followed: [], baseline: isWhole ? deleted : null };
  const outcome = conclude(content, commit, [track], null, verdict);
  const left = isWhole ? outcome.track.left : [track, ...track.left];
  return { ...outcome, track: { ...outcome.track, left }, from: deleted, before: track };
}
