import type { ObjectId } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { FileTrack } from '../walk/file-track.ts';
import type { Walk } from '../walk/walk.ts';

/** The file as another line of history has it, which may have moved it since the range began. */
export async function versionAt(
  { versions }: Walk,
  commit: ObjectId,
  { file, basePath, sidePaths, isNew }: Omit<FileTrack, 'track'>,
): Promise<ReadVersion | null> {
  if (isNew) return null;
  for (const path of [basePath, ...sidePaths]) {
    const version = await versions.at(commit, file, path);
    if (version !== null) return version;
  }
  return null;
}
