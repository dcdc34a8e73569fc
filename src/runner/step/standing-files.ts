import type { ContainedFolder } from '../contained-folder.ts';
import type { RunnerPlaces } from './places.ts';

/** The files that a step writes, as they stood before it; undefined where one was absent. */
export type StandingFiles = ReadonlyMap<string, Buffer | undefined>;

const mostBytes = 1 << 28;

/** What is regular is kept; anything else that stands there is moved aside by the step, and not lost. */
export async function standingFiles(files: ContainedFolder, places: RunnerPlaces): Promise<StandingFiles> {
  const standing = new Map<string, Buffer | undefined>();
  for (const path of [places.tree, places.runState, places.history, places.failure])
    standing.set(path, files.look(path) === 'file' ? await files.read(path, mostBytes) : undefined);
  return standing;
}

/** As if the step had not been: its own records stay, and say why. */
export async function putBack(files: ContainedFolder, standing: StandingFiles): Promise<void> {
  for (const [path, bytes] of standing) {
    if (bytes === undefined) await files.remove(path);
    else await files.write(path, bytes);
  }
}
