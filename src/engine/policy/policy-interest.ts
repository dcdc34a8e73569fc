import { type WatchedFiles, watchedByName } from '../../config/govern.ts';
import { usualFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../contract/kind.ts';
import type { KnownNames } from '../files/interest.ts';

/** The names under which files are governed where nothing is configured. */
export function usualNames(kinds: readonly StateKind[]): Omit<KnownNames, 'addressed'> {
  const watched = watchedByName(kinds);
  return {
    globs: [...new Set(watched.map(({ glob }) => glob))],
    companions: [...new Set(companionsOf(watched))],
  };
}

/**
 * What companions may be called by what a configuration says of a file: by its kind those of all formats of the kind, by a value
 * that makes it one format those of that.
 */
export function companionsBySaying(kinds: readonly StateKind[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const kind of kinds) {
    for (const files of usualFilesOf(kind)) {
      const names = companionsOf(watchedByName([kind], undefined, () => [files]));
      for (const saying of names.length > 0 ? [kind.id, ...Object.values(files.options)].map(String) : [])
        found[saying] = [...new Set([...(found[saying] ?? []), ...names])];
    }
  }
  return found;
}

/** Stands for the folder and the name of a governed file, which options may have put into the name of a companion. */
const anyName = '*';

function companionsOf(watched: readonly WatchedFiles[]): string[] {
  return watched.flatMap(({ governance: { kind, settings } }) =>
    kind.parts(`${anyName}/${anyName}`, settings.options).map(({ glob }) => lastPart(glob)),
  );
}

/** The name that a glob ends in. A folder may be several names: what stands before it then belongs to another one. */
function lastPart(glob: string): string {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  return name.slice(Math.max(0, name.lastIndexOf(anyName)));
}
