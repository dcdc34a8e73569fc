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
  /** The track before that commit, where it has one parent. */
  readonly before: Track<Doc> | undefined;
  readonly returned: readonly Returned[];
  /** Tracks that an undo may go back to, the latest first. */
  readonly past: readonly Track<Doc>[];
  /** Tracks whose plan or file went legally, and may come back. */
  readonly left: readonly Track<Doc>[];
  /** What a deletion took away, so that an archive which goes later brings it back. */
  readonly kept: Doc | null;
}

/** What stands at the base is accepted. */
export function acceptedTrack<Doc>(doc: Doc | null): Track<Doc> {
  return {
    current: doc,
    baseline: doc,
    open: [],
    isWhole: false,
    at: undefined,
    before: undefined,
    returned: [],
    past: [],
    left: [],
    kept: null,
  };
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

/** The track under the names that entities have in a later version: one that is only renamed is the same. */
export function aligned<Doc>(content: Content<Doc>, track: Track<Doc>, next: Doc | null): Track<Doc> {
  const found = content.renames(track.isWhole ? track.baseline : track.current, next);
  if (found.size === 0) return track;
  const names = new Map(found);
  // A rejected removal may have had the new name.
  for (const to of found.values()) if (!names.has(to)) names.set(to, `${to}~`);
  const named = (doc: Doc | null) => (doc === null ? null : content.rename(doc, names));
  const rename = (subject: string) => (subject === '' ? '' : content.renameSubject(subject, names));
  return {
    ...track,
    current: track.isWhole ? track.current : named(track.current),
    baseline: named(track.baseline),
    open: track.open.map((error) => ({ ...error, subjects: error.subjects.map(rename) })),
  };
}
