import type { VanishedEntity } from '../../core/context.ts';
import { subjectValue } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { type ConcernedFile, pathAt } from '../files/concerned-files.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type OpenError, openAfter } from './repair.ts';
import type { RefusedMerge } from './repair-as-merged.ts';

/** What is remembered of one governed file along a line of history. */
export interface FileTrack {
  /** The file's first path in the range, made unique: what tells tracks apart when files move. */
  readonly origin: string;
  /** The file's path at the base of the range. */
  readonly basePath: string;
  /** Where else it stood at parents of merges: the base may have moved it since. */
  readonly sidePaths: readonly string[];
  readonly file: ConcernedFile;
  /** What says how the file is judged, as it stood before the range; undefined where nothing does, or did yet. */
  readonly policy?: unknown;
  /** The latest version; null where the file is absent. */
  readonly head: ReadVersion | null;
  /** The last version that could be read. */
  readonly readable: ReadVersion | null;
  /** The last commit at which the file stood without an open error; undefined where it was absent then. */
  readonly accepted: string | undefined;
  readonly open: readonly OpenError[];
  /** Fingerprints of errors that were repaired, with the commit that last did it. */
  readonly repairs: ReadonlyMap<string, string>;
  readonly vanished: readonly VanishedEntity[];
  /** Stretches of the range whose net is judged by itself; the last one has no end yet. */
  readonly stretches: readonly Stretch[];
}

/** From one version to another, by first-parent order; a cut (rotation, exact revert) ends one. */
export interface Stretch {
  readonly from: ReadVersion | null;
  readonly to?: ReadVersion | null;
}

/** What judging one transition said, for the track to move on. */
export interface Outcome {
  readonly commit: string;
  readonly before: ReadVersion | null;
  readonly after: ReadVersion | null;
  readonly findings: readonly ReportedFinding[];
  readonly repaired: readonly OpenError[];
  /** Set where the transition is a merge. */
  readonly merge?: RefusedMerge | undefined;
  /** Whether the transition cuts the range (judging.md, Scopes). */
  readonly cuts: boolean;
}

export function newTrack(
  file: ConcernedFile,
  before: ReadVersion | null,
  origin: string,
  accepted: string | undefined,
): FileTrack {
  return {
    origin,
    basePath: pathAt(file, 0),
    sidePaths: [],
    file,
    head: before,
    readable: before?.parsed?.doc ? before : null,
    accepted: before === null ? undefined : accepted,
    open: [],
    repairs: new Map(),
    vanished: [],
    stretches: [{ from: before }],
  };
}

/** The track after a transition. */
export function advance(track: FileTrack, outcome: Outcome): FileTrack {
  const { commit, before, after, findings, repaired, cuts } = outcome;
  const earlier = before?.parsed?.doc ?? null;
  const later = after?.parsed?.doc ?? null;
  const comparable = earlier !== null && (later !== null || after === null);
  const gone = comparable ? vanishedBetween(track.file.governance.kind, earlier, later, commit) : [];
  const open = openAfter(track.open, repaired, findings, outcome);
  return {
    ...track,
    head: after,
    readable: later === null ? track.readable : after,
    accepted: open.length > 0 ? track.accepted : standing(after, commit),
    open,
    repairs: new Map([
      ...track.repairs,
      ...repaired.map(({ fingerprint }) => [fingerprint, commit] as const),
    ]),
    vanished: [...track.vanished, ...gone],
    stretches: cuts ? cutStretches(track.stretches, before, after) : track.stretches,
  };
}

/** A commit to check the file out of. */
function standing(version: ReadVersion | null, commit: string): string | undefined {
  return version === null ? undefined : commit;
}

/** The track without some open errors, by fingerprint; with none left, the commit is accepted. */
export function withoutOpen(
  track: FileTrack,
  fingerprints: ReadonlySet<string>,
  commit = track.accepted,
): FileTrack {
  const open = track.open.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
  return { ...track, open, accepted: open.length === 0 ? commit : track.accepted };
}

/** The track with paths it had on the sides of a merge. */
export function withSidePaths(track: FileTrack, paths: readonly string[]): FileTrack {
  return { ...track, sidePaths: [...new Set([...track.sidePaths, ...paths])] };
}

/** A merge continues its first parent's track and takes over what stands open on the other sides. */
export function joinTracks(first: FileTrack, others: readonly FileTrack[]): FileTrack {
  const tracks = [first, ...others];
  const known = new Map(
    tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]),
  );
  const mostCut = tracks.reduce((most, track) =>
    track.stretches.length > most.stretches.length ? track : most,
  );
  return {
    ...first,
    sidePaths: [...new Set(tracks.flatMap(({ sidePaths }) => sidePaths))],
    readable: tracks.find(({ readable }) => readable !== null)?.readable ?? null,
    open: [...known.values()],
    policy: tracks.find(({ policy }) => policy !== undefined)?.policy,
    repairs: new Map(tracks.flatMap(({ repairs }) => [...repairs])),
    stretches: mostCut.stretches,
  };
}

function cutStretches(
  stretches: readonly Stretch[],
  before: ReadVersion | null,
  after: ReadVersion | null,
): Stretch[] {
  const closed = stretches.map((stretch) => ('to' in stretch ? stretch : { ...stretch, to: before }));
  return [...closed, { from: after }];
}

function vanishedBetween(
  kind: StateKind,
  earlier: unknown,
  later: unknown,
  commit: string,
): VanishedEntity[] {
  const remaining = new Set(later === null ? [] : kind.entities(later));
  return [...kind.entities(earlier)].flatMap((id) => {
    const value = remaining.has(id) ? undefined : subjectValue(kind, earlier, subjectOf(id));
    return value === undefined ? [] : [{ subject: subjectOf(id), value, commit }];
  });
}
