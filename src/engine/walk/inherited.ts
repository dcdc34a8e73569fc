import { type ConcernedFile, pathAt } from '../files/concerned-file.ts';
import type { Track } from '../law/track.ts';
import type { BaseVersion } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type FileTrack, type FileTracks, newFileTrack } from './file-track.ts';
import type { Walk } from './walk.ts';

/** Of a merge, files about which some parent has an open error are judged whatever they hold. */
export function withErrors(inherited: readonly FileTracks[]): ReadonlySet<string> {
  if (inherited.length < 2) return new Set();
  return new Set(
    inherited.flatMap((each) =>
      [...each].flatMap(([path, { track }]) => (track.open.length > 0 ? [path] : [])),
    ),
  );
}

/** What is known of files that a commit leaves alone: of several parents the one that knows most of its past. */
export function joinedTracks(inherited: readonly FileTracks[]): Map<string, FileTrack> {
  const [only, ...more] = inherited;
  const tracks = new Map(only);
  for (const each of more)
    for (const [path, known] of each) {
      const mine = tracks.get(path);
      if (mine === undefined) tracks.set(path, known);
      else if (mine !== known)
        tracks.set(path, {
          ...mine,
          track: { ...mine.track, left: [...new Set([...mine.track.left, ...known.track.left])] },
        });
    }
  return tracks;
}

/** The track of the file at each parent; a file of which nothing is known yet is accepted as it is. */
export function tracksOf(
  { memory }: Walk,
  commit: CommitFacts,
  file: ConcernedFile,
  versions: readonly (ReadVersion | null)[],
): readonly FileTrack[] {
  return versions.map((version, parent) => {
    const path = pathAt(file, parent);
    const known = memory.at(commit.parents[parent] ?? '').get(path);
    return known ?? newFileTrack({ path, governance: file.governance }, version);
  });
}

export function baseTracks(
  { memory }: Walk,
  file: ConcernedFile,
  bases: readonly BaseVersion[],
): readonly Track<ReadVersion>[] {
  return bases.map(({ at, path, version }) => {
    const known = memory.at(at).get(path) ?? newFileTrack({ path, governance: file.governance }, version);
    return known.track;
  });
}

/** The file as one that goes on from its parents. */
export function goingOn(file: ConcernedFile, parents: readonly FileTrack[]): FileTrack {
  const [first = newFileTrack(file, null), ...others] = parents;
  const sides = others.flatMap(({ basePath, sidePaths }) => [basePath, ...sidePaths]);
  const graph = parents.find((each) => each.graph !== undefined)?.graph;
  return {
    ...first,
    file,
    sidePaths: [...new Set([...first.sidePaths, ...sides])].filter((path) => path !== first.basePath),
    ...(graph === undefined ? {} : { graph }),
  };
}
