import type { Govern } from '../config/govern.ts';
import { commandName } from '../output/home.ts';

/** Said where no path is governed at all: nothing is wrong with it, and nothing is looked after either. */
export const nothingGoverned = `no file here is one that Stateward judges: ${commandName} init says what it looks for, and how to name yours.`;

/** The same as notices, for the paths of what is judged. */
export function nothingGovernedNotices(paths: Iterable<string>, govern: Govern): string[] {
  for (const path of paths) if (govern(path) !== undefined) return [];
  return [nothingGoverned];
}
