import { type Content, isError, type LawFinding, overlaps } from '../../../src/engine/law/content.ts';
import { type OpenError, rejectedIn, type Track } from '../../../src/engine/law/track.ts';
import type { Range, WalkedCommit } from './commits.ts';
import { historyOf } from './history.ts';
import type { Excuse, Judging } from './judging.ts';
import { type Walked, walk } from './walk.ts';

/** A whole range, judged. */
export interface JudgedRange<Doc> extends Walked<Doc> {
  /** The tracks of the head. */
  readonly heads: ReadonlyMap<string, Track<Doc>>;
  readonly open: readonly OpenError[];
}

/**
 * Judges a range. Where it has an error, what lies behind the base is judged too: what only brings back a value that stood
 * rejected there is no error (docs/judging.md, 4, Behind the base).
 */
export function judgeRange<Doc>(
  content: Content<Doc>,
  judging: Judging<Doc>,
  asked: Range<Doc>,
): JudgedRange<Doc> {
  const first = walk(content, judging, asked);
  const roots = asked.commits.filter(({ parents }) => parents.length === 0).map(({ id }) => id);
  const isFromRoot = [...asked.tips].sort().join() === [...roots].sort().join();
  if (isFromRoot || !first.findings.some(isError)) return judged(asked, first);
  const whole = walk(content, judging, { ...asked, tips: roots });
  return judged(asked, walk(content, judging, asked, repairsOf(content, asked, whole)));
}

function judged<Doc>({ head }: Range<Doc>, walked: Walked<Doc>): JudgedRange<Doc> {
  const heads = walked.tracksOf(head);
  return { ...walked, heads, open: [...heads.values()].flatMap(({ open }) => open) };
}

/** What stood rejected for what is behind the base, before a commit, and does not any more. */
function repairsOf<Doc>(content: Content<Doc>, asked: Range<Doc>, whole: Walked<Doc>): Excuse<Doc> {
  const { isBehind } = historyOf(asked);
  return ({ id }, path, subject, after) => {
    const track = whole.tracksOf(id).get(path);
    if (track === undefined || track.at !== id) return false;
    if (rejectedIn(content, track).some((each) => overlaps(content, subject, each))) return false;
    return track.returned.some(
      (each) =>
        isBehind(each.of) &&
        overlaps(content, subject, each.subject) &&
        (each.subject !== '' || isAccepted(content, track, after, subject)),
    );
  };
}

/** Of a file that was rejected as a whole, what comes back to its value in the baseline. */
function isAccepted<Doc>(
  content: Content<Doc>,
  { previous }: Track<Doc>,
  after: Doc | null,
  subject: string,
): boolean {
  return subject === '' ? content.isEqual(after, previous) : content.isSame(after, previous, subject);
}

/** A finding of the range that no commit shows, and the commits that changed its subjects. */
export interface RangeFinding<Doc> extends LawFinding<Doc> {
  readonly path: string;
  readonly commits: readonly string[];
}

/** The base with the head's baseline, in scope `range` (docs/judging.md, 4): what no open error names is a warning. */
export function rangeFindings<Doc>(
  content: Content<Doc>,
  { tips, commits }: Range<Doc>,
  { paths, heads, open, range }: JudgedRange<Doc>,
  judgeWhole: (path: string, before: Doc | null, after: Doc | null) => readonly LawFinding<Doc>[],
): readonly RangeFinding<Doc>[] {
  const at = new Map(commits.map((commit) => [commit.id, commit]));
  return tips.flatMap((tip) =>
    paths.flatMap((path) => {
      const isNamed = ({ subjects }: LawFinding<Doc>) =>
        open.some(
          (error) =>
            error.path === path &&
            error.subjects.some((one) => subjects.some((other) => overlaps(content, one, other))),
        );
      const found = judgeWhole(path, at.get(tip)?.files.get(path) ?? null, heads.get(path)?.baseline ?? null);
      return found
        .filter((finding) => isError(finding) && !isNamed(finding))
        .map((finding) => ({
          ...finding,
          severity: 'warning' as const,
          path,
          commits: changers(content, at, range, path, finding.subjects),
        }));
    }),
  );
}

function changers<Doc>(
  content: Content<Doc>,
  at: ReadonlyMap<string, WalkedCommit<Doc>>,
  range: readonly WalkedCommit<Doc>[],
  path: string,
  subjects: readonly string[],
): readonly string[] {
  return range
    .filter(({ parents: [parent], files }) => {
      if (parent === undefined) return false;
      const before = at.get(parent)?.files.get(path) ?? null;
      const after = files.get(path) ?? null;
      return subjects.some((subject) => !content.isSame(before, after, content.entityOf(subject)));
    })
    .map(({ id }) => id);
}
