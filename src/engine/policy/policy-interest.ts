import { type WatchedFiles, watchedByName } from '../../config/govern.ts';
import { globMatcher } from '../../config/path-glob.ts';
import { usualFilesOf } from '../../config/usual-files.ts';
import type { StateKind } from '../contract/kind.ts';
import { asksFor, type Interest, type KnownNames } from '../files/interest.ts';
import type { Policy } from './built-in-policy.ts';

/** What concerns the files that a policy governs. */
export function interestIn({ govern, watched, namedFiles }: Policy): Interest {
  const companions = companionsOf(watched).map(globMatcher);
  const kinds = [...new Set(watched.map(({ governance }) => governance.kind))];
  return {
    globs: watched.map(({ glob }) => glob),
    namedFiles,
    isGoverned: (path) => govern(path) !== undefined,
    isCompanion: (name) => companions.some((matches) => matches(name)),
    isAddressed: (message) => kinds.some(({ match }) => asksFor(match.addressed?.(message) ?? nothing)),
  };
}

/** The names under which files are governed where nothing is configured. */
export function usualNames(kinds: readonly StateKind[]): Omit<KnownNames, 'addressed'> {
  const watched = watchedByName(kinds);
  return {
    globs: [...new Set(watched.map(({ glob }) => glob))],
    companions: [...new Set(companionsOf(watched))],
  };
}

/** What companions of the kinds' files may be called, whichever of their formats a configuration says that they have. */
export function companionNames(kinds: readonly StateKind[]): string[] {
  return [...new Set(companionsOf(watchedByName(kinds, undefined, usualFilesOf)))];
}

const nothing = { paths: [], unnamed: false };

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
