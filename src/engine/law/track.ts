import { type Content, entitiesFirst } from './content.ts';

/** An error that is not resolved yet. */
export interface OpenError {
  /** Unique in a walk: commit, path, rule and subjects. */
  readonly id: string;
  readonly rule: string;
  readonly commit: string;
  readonly path: string;
  /** What is still rejected. */
  readonly subjects: readonly string[];
}

/** What came back to its accepted value with one commit, and the commit whose error that ends. */
export interface Returned {
  readonly subject: string;
  readonly of: string;
}

/** One state file along one line of history, after one commit (docs/judging.md, 2). */
export interface Track<Doc> {
  /** The version as committed. */
  readonly current: Doc | null;
  /** The version that the gate accepts. */
  readonly baseline: Doc | null;
  readonly open: readonly OpenError[];
  /** The file is rejected as a whole: the baseline is that of an earlier version. */
  readonly isWhole: boolean;
  /** The commit that made this track; undefined where it is that of the base. */
  readonly at: string | undefined;
  /** The baseline before that commit. */
  readonly previous: Doc | null;
  readonly returned: readonly Returned[];
  /** Tracks that an undo may go back to, the latest first. */
  readonly past: readonly Track<Doc>[];
  /** Tracks whose plan or file was given up legally, and may come back. */
  readonly left: readonly Track<Doc>[];
  /** What a deletion took away, so that an archive that is deleted later brings it back. */
  readonly deleted: Doc | null;
}

/** What the base holds is accepted. */
export function acceptedTrack<Doc>(doc: Doc | null): Track<Doc> {
  return {
    ...{ current: doc, baseline: doc, open: [], isWhole: false, at: undefined, previous: doc },
    ...{ returned: [], past: [], left: [], deleted: null },
  };
}

/** Whether the file was deleted, and the gate accepts that: its baseline only says from what a new one is judged. */
export function isGone<Doc>({ current, isWhole }: Track<Doc>): boolean {
  return current === null && !isWhole;
}

/** The subjects of open errors that are not at their accepted value. */
export function rejectedIn<Doc>(content: Content<Doc>, track: Track<Doc>): readonly string[] {
  if (track.isWhole) return [''];
  const subjects = new Set(track.open.flatMap((error) => error.subjects));
  const differing = [...subjects].filter(
    (subject) => subject !== '' && !content.isSame(track.current, track.baseline, subject),
  );
  return entitiesFirst(content, differing);
}

/**
 * The track under the names that entities have in a later version: one that is only renamed is the same. The names may be those
 * between a merge base and the merge.
 */
export function aligned<Doc>(
  content: Content<Doc>,
  track: Track<Doc>,
  next: Doc | null,
  before = namedBy(track),
): Track<Doc> {
  // What has a name of its own since then keeps it.
  const own = content.renames(before, namedBy(track));
  const docs = [track.current, track.baseline];
  const found = [...content.renames(before, next)].filter(
    ([old]) => !own.has(old) && content.has(namedBy(track), old),
  );
  if (found.length === 0) return track;
  const going = new Set(found.map(([old]) => old));
  // An item whose removal was rejected keeps its name.
  const isFree = (name: string) => going.has(name) || !docs.some((doc) => content.has(doc, name));
  const names = new Map(found.filter(([, to]) => isFree(to)));
  const named = (doc: Doc | null) => (doc === null ? null : content.rename(doc, names));
  const rename = (subject: string) => (subject === '' ? '' : content.renameSubject(subject, names));
  return {
    ...track,
    current: track.isWhole ? track.current : named(track.current),
    baseline: named(track.baseline),
    open: track.open.map((error) => ({ ...error, subjects: error.subjects.map(rename) })),
  };
}

function namedBy<Doc>(track: Track<Doc>): Doc | null {
  return track.isWhole ? track.baseline : track.current;
}
