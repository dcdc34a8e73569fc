import { isAbsolute, win32 } from 'node:path';
import { foldedPath } from '../../engine/values/path-fold.ts';
import { done } from '../../engine/values/result.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

/** Where the store keeps its audit log, its lock and what it is about to write. */
export const ownFolder = '.stateward';
const mostCharacters = 4096;

/** The names on the way to a path below a root; refused where it could leave the root, whatever stands there. */
export function containedNames(path: string): Outcome<readonly string[]> {
  const shown = JSON.stringify(path.slice(0, 200));
  if (path.includes('\0')) return violation(shown, 'holds a NUL');
  if (path.length > mostCharacters) return violation(shown, 'is too long');
  if (isAbsolute(path) || win32.isAbsolute(path) || /^[A-Za-z]:/.test(path))
    return violation(shown, 'is absolute; name it from the root');
  if (path.includes('\\')) return violation(shown, 'holds a backslash; separate folders by slashes');
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  if (names.includes('..')) return violation(shown, "holds '..'");
  return names.length === 0 ? violation(shown, 'names no file') : done(names);
}

/** Refuses what says how state is judged, and what git and the store keep for themselves. */
export function writableNames(names: readonly string[], reserved: readonly string[]): Outcome<null> {
  const path = names.join('/');
  const folded = foldedPath(path);
  if (names.some((name) => /^(?:\.git|git~\d+)[ .]*$/i.test(name)))
    return violation(JSON.stringify(path), 'belongs to git');
  const taken = [ownFolder, ...reserved].some((each) => {
    const own = foldedPath(each);
    return folded === own || folded.startsWith(`${own}/`);
  });
  // One in a folder is not read, and the gate refuses to add it.
  const isConfiguration = /^\.stateward(\.waivers)?\.ya?ml$/.test(foldedPath(names.at(-1) ?? ''));
  return taken || isConfiguration
    ? violation(JSON.stringify(path), 'says how state is judged, or records it; a person changes that')
    : done(null);
}

export function violation(shown: string, why: string) {
  return refuse(writeCodes.sandbox, `the path ${shown} ${why}`);
}
