import { configuredMatcher } from '../../config/path-glob.ts';
import type { Addressed } from '../contract/kind.ts';
import { foldedPath } from '../values/path-fold.ts';

/** Which changes can concern a governed file: told by names and words, so that most commits need not load the kinds. */
export interface Interest {
  /** Whether a path is that of a state file, or differs from one only in case. */
  isGoverned(path: string): boolean;
  /** Whether a companion of a governed file may be called so. */
  isCompanion(name: string): boolean;
  /** Whether a commit message asks for a governed file to be judged. */
  isAddressed(message: string): boolean;
  /** Set where nothing is configured, so that names tell which kinds there is anything to judge for. */
  readonly isUsual?: true;
}

/** What the files of a kind and their companions are called, and how messages speak of them. */
export interface KnownNames {
  readonly globs: readonly string[];
  readonly companions: readonly string[];
  readonly addressed: readonly ((message: string) => Addressed)[];
}

export function interestInNames(names: readonly KnownNames[]): Interest {
  const globs = [...new Set(names.flatMap((each) => each.globs))];
  const companions = [...new Set(names.flatMap((each) => each.companions))];
  const addressed = names.flatMap((each) => each.addressed);
  const files = globs.map((glob) => configuredMatcher(foldedPath(glob)));
  const beside = companions.map(configuredMatcher);
  const isAny = (matchers: typeof files, name: string) => matchers.some((matches) => matches(name));
  return {
    isGoverned: (path) => isAny(files, foldedPath(path)),
    isCompanion: (name) => isAny(beside, name),
    isAddressed: (message) => addressed.some((each) => asksFor(each(message))),
  };
}

/** Whether something is asked for. */
export function asksFor({ paths, unnamed, unread = false }: Addressed): boolean {
  return unnamed || unread || paths.length > 0;
}
