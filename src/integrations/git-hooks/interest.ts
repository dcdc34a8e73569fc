import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configuredMatcher, lastNameMatcher } from '../../config/path-glob.ts';
import { type Interest, interestInNames } from '../../engine/files/interest.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import type { PathChange } from '../../engine/ports.ts';
import { foldedPath } from '../../engine/values/path-fold.ts';
import { direct } from '../../git/direct.ts';
import { topFileOfHead } from '../../git/objects/top-file.ts';
import type { GitRepository } from '../../git/repository.ts';
import { indexMayHold, linksInIndex } from '../../git/work-tree/index-peek.ts';
import { knownKinds } from '../known-names.generated.ts';

/**
 * What HEAD's policy is about: asked of git only where something hints that there is one. Undefined where git does not
 * say: then a commit may be about anything.
 */
export async function interestOfHead(git: GitRepository): Promise<Interest | undefined> {
  // A configuration that HEAD has is in the work tree, or still in the index, or what removes it is staged.
  const mayBe =
    existsSync(join(git.directory, configurationPath)) || indexMayHold(indexFile(git), configurationPath);
  if (!mayBe) return { ...interestInNames(knownKinds), isUsual: true };
  const found = await topFileOfHead(direct(git), configurationPath);
  if (found === undefined) return undefined;
  // What reads configurations is loaded only where there is one.
  const { configuredInterest } = await import('./configured-interest.ts');
  return configuredInterest(found?.nature === 'regular' ? found.bytes : null);
}

/**
 * Whether a change can concern a governed file at all: one is touched, or the policy, or something that has the name of a
 * companion or may lie behind a link, or the message speaks of one. A commit that does not costs the hook one git process.
 */
export function concernsState(
  git: GitRepository,
  interest: Interest | undefined,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  if (interest === undefined || touchesPolicy(changes)) return true;
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
export function touchesPolicy(changes: readonly Pick<PathChange, 'path'>[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath || path === waiversPath || path.endsWith(`/${configurationPath}`),
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
function indexFile({ directory, environment }: GitRepository): string {
  const { GIT_INDEX_FILE, GIT_DIR = '.git' } = environment;
  return resolve(directory, GIT_INDEX_FILE ?? join(GIT_DIR, 'index'));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
