import type { ReportedFinding } from '../contract/finding.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { acceptedTrack, type Track } from '../law/track.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';

/** One state file along one line of history, after one commit. */
export interface FileTrack {
  readonly file: ConcernedFile;
  readonly track: Track<ReadVersion>;
  /** Where it was at the base; a file that came later has the path at which it came. */
  readonly basePath: string;
  /** Where else it was at parents of merges: the base may have moved it since. */
  readonly sidePaths: readonly string[];
  /** Paths at which an earlier commit found what the file held. */
  readonly archives?: readonly string[];
  /** Finished items that commits took away, with their last accepted version: of a deleted list, of a replaced plan, single ones. */
  readonly taken?: readonly TakenItems[];
  /** What was at its path at the base was deleted legally: this is another file. */
  readonly isNew?: true;
  /** What says how the file is judged, such as a graph, as it was before the range. */
  readonly graph?: unknown;
}

export interface TakenItems {
  readonly version: ReadVersion;
  readonly ids: ReadonlySet<string>;
}

export type FileTracks = ReadonlyMap<string, FileTrack>;

/** A finding of one commit, by the id of the error that it opened. */
export interface ReportedStep {
  readonly finding: ReportedFinding;
  readonly id?: string;
}

export function newFileTrack(file: ConcernedFile, version: ReadVersion | null): FileTrack {
  return { file, track: acceptedTrack(version), basePath: file.path, sidePaths: [] };
}

/** The last readable version, or null where the file was deleted in the range; undefined where nothing is known. */
export function lastReadable({ track }: FileTrack): ReadVersion | null | undefined {
  if (docOf(track.current) !== null) return track.current;
  if (track.current === null) return track.deleted === null ? undefined : null;
  return track.baseline ?? undefined;
}
