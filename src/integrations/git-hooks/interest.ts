import { join, resolve } from 'node:path';
import { configuredMatcher, lastNameMatcher } from '../../config/path-glob.ts';
import type { Interest } from '../../engine/files/interest.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import type { PathChange } from '../../engine/ports.ts';
import { foldedPath } from '../../engine/values/path-fold.ts';
import type { GitRepository } from '../../git/repository.ts';
import { linksInIndex } from '../../git/work-tree/index-peek.ts';

/**
 * Whether a change can concern a governed file at all: one is touched, or something that has the name of a
 * companion or may lie behind a link, or the message speaks of one. A commit that does not costs the hook one git process.
 */
export function concernsState(
  git: GitRepository,
  interest: Interest,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  return namesState(interest, changes, message) || concernsLinks(git, interest, changes);
}

/** The same as far as the change itself tells, links aside. */
export function namesState(
  interest: Interest,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  const touched = pathInterest(interest);
  const told = message !== undefined && interest.isAddressed(message);
  return told || changes.some(({ path }) => touched(path));
}

/** Whether a path is that of a governed file, of a companion, or differs from a governed one only in case. */
export function pathInterest({
  globs,
  isGoverned,
  isCompanion,
}: Pick<Interest, 'globs' | 'isGoverned' | 'isCompanion'>): (path: string) => boolean {
  // A path that differs from a governed one only in case collides with it.
  const folded = globs.map((glob) => configuredMatcher(foldedPath(glob)));
  const collides = (path: string) => folded.some((matches) => matches(path));
  return (path) => isGoverned(path) || isCompanion(baseName(path)) || collides(foldedPath(path));
}

/** Whether a change is about the policy itself. */
export function touchesPolicy({ namedFiles }: Interest, changes: readonly PathChange[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath ||
      path === waiversPath ||
      path.endsWith(`/${configurationPath}`) ||
      namedFiles.includes(path),
  );
}

/** With more links than these, names alone decide. */
const mostLinks = 20;

/**
 * A link at the path of a governed file may lead anywhere; behind a link to a folder a file is governed by the path that
 * leads over the link. Where git's index holds neither, no staged change can be one behind a link.
 */
export function concernsLinks(
  git: GitRepository,
  interest: Interest,
  changes: readonly PathChange[],
): boolean {
  if (changes.length === 0) return false;
  if (changes.some(({ before, after }) => before?.nature === 'link' || after?.nature === 'link')) return true;
  const links = linksInIndex(git.directory, indexFile(git));
  if (links === undefined) return true;
  const { globs, isGoverned, isCompanion } = interest;
  const names = globs.map(lastNameMatcher);
  const isNamed = (path: string) =>
    isCompanion(baseName(path)) || names.some((matches) => matches(baseName(path)));
  if (links.length > mostLinks) return links.some(isNamed) || changes.some(({ path }) => isNamed(path));
  const folders = [...links, ...links.flatMap((link) => over(links, link))];
  const isThere = (path: string) => isGoverned(path) || isCompanion(baseName(path));
  const isReached = ({ path }: PathChange) => isNamed(path) && over(folders, path).some(isThere);
  return folders.some(isThere) || changes.some(isReached);
}

/** The paths at which a path can be reached over links to folders above it. */
function over(links: readonly string[], path: string): string[] {
  const parts = path.split('/');
  return links.flatMap((link) => parts.map((_, from) => [link, ...parts.slice(from)].join('/')));
}

/** git names the index in every hook of a commit; a linked worktree has it elsewhere, and is then not looked into. */
export function indexFile({ directory, environment }: GitRepository): string {
  const { GIT_INDEX_FILE, GIT_DIR = '.git' } = environment;
  return resolve(directory, GIT_INDEX_FILE ?? join(GIT_DIR, 'index'));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
