import type { Content } from '../../../src/engine/law/content.ts';
import { acceptedTrack, type Track } from '../../../src/engine/law/track.ts';
import type { Tracks, WalkedCommit } from './commits.ts';

/** The tracks of a parent by the paths that a commit gives their files (docs/judging.md, 2, Files: moved). */
export function arriving<Doc>(
  content: Content<Doc>,
  paths: readonly string[],
  tracks: Tracks<Doc>,
  { files }: WalkedCommit<Doc>,
): Tracks<Doc> {
  const result = new Map(tracks);
  const isThere = (path: string) => (tracks.get(path)?.current ?? null) !== null;
  const away = paths.filter((path) => (tracks.get(path)?.baseline ?? null) !== null && !files.has(path));
  for (const to of paths.filter((path) => !isThere(path) && files.has(path))) {
    const next = files.get(to) ?? null;
    const from = away.find((path) => isMoved(content, result.get(path), next));
    const track = from === undefined ? undefined : result.get(from);
    if (from === undefined || track === undefined) continue;
    result.set(to, track);
    result.set(from, acceptedTrack<Doc>(null));
    away.splice(away.indexOf(from), 1);
  }
  return result;
}

function isMoved<Doc>(content: Content<Doc>, track: Track<Doc> | undefined, next: Doc | null): boolean {
  if (track === undefined || !content.isReadable(next)) return false;
  const last = content.isReadable(track.current) ? track.current : track.baseline;
  const isPlan = content.isReadable(last) && !content.rotates(last, next);
  return isPlan || track.past.some(({ current }) => content.isEqual(current, next));
}
