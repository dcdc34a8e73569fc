import { conclude, type Outcome, type Step } from './conclude.ts';
import { type Content, entitiesIn, isError, overlaps } from './content.ts';
import { common, reject, type Verdict } from './reject.ts';
import { acceptedTrack, aligned, rejectedIn, type Track } from './track.ts';
import { goBack } from './undo.ts';

/** A commit with one parent (docs/judging.md, 2). */
export function step<Doc>(
  content: Content<Doc>,
  before: Track<Doc>,
  next: Doc | null,
  commit: Step<Doc>,
): Outcome<Doc> {
  if (content.isEqual(before.current, next)) return inTree(content, before, commit);
  return goneBack(content, before, next, commit) ?? goneOn(content, before, next, commit);
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
  const candidate = withRejected(content, track, next, track.baseline);
  const first = reject(content, commit.judge, [track.baseline], candidate);
  const reported =
    track.isWhole && first.isWhole
      ? { ...first, findings: ownFindings(content, [track], next, commit, first) }
      : first;
  const own = withoutConsequences(content, track, next, reported, commit);
  const verdict = known === undefined ? own : announced(content, before, next, own);
  const parents = known === undefined ? [track] : [track, before];
  if (verdict.isWhole) {
    const unnamed = known === undefined ? [before] : [before, known];
    const kept = conclude(content, commit, unnamed, next, { ...verdict, baseline: before.baseline }, before);
    return { ...kept, track: { ...kept.track, left: before.left } };
  }
  const { track: after, ...said } = conclude(content, commit, parents, next, verdict, before);
  const leaves =
    before.baseline !== null &&
    (verdict.baseline === null || content.rotates(before.baseline, verdict.baseline))
      ? [before]
      : [];
  const back =
    known?.at === undefined
      ? []
      : entitiesIn(content, [next]).map((subject) => ({ subject, of: known.at ?? '' }));
  return {
    ...said,
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
  if (graft === undefined || candidate === null || track.isWhole || content.rotates(track.current, next))
    return candidate;
  const same = rejectedIn(content, track).filter(
    (subject) => content.isSame(track.current, next, subject) && isLeft(subject),
  );
  return same.reduce((doc: Doc, subject) => graft(doc, accepted, [subject]), candidate);
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
  const same = { track, findings: [], resolved: [] };
  const { kept } = track;
  if (track.current !== null || kept === null || !commit.isArchiveChanged) return same;
  const errors = commit.judge(kept, null).filter(isError);
  const none = { findings: errors, consequences: [], followed: [] };
  if (errors.length > 0)
    return track.baseline === null
      ? conclude(content, commit, [track], null, { ...none, isWhole: true, baseline: kept }, track)
      : same;
  if (track.baseline === null) return same;
  const gone = conclude(content, commit, [track], null, { ...none, isWhole: false, baseline: null }, track);
  return { ...gone, track: { ...gone.track, left: [track, ...track.left] } };
}
