import { join } from 'node:path';
import type { Policy } from '../app/built-in-policy.ts';
import type { PathChange } from '../app/ports.ts';
import { globMatcher } from '../config/govern.ts';
import { configuredMatcher, lastNameMatcher } from '../config/path-glob.ts';
import type { StateKind } from '../core/kind.ts';
import { foldedPath } from '../core/path-fold.ts';
import { linksInIndex } from '../git/index-links.ts';

/**
 * Whether a change can concern a governed file at all: one is touched, or something that has the name of a
 * companion or may lie behind a link, or the message speaks of one. A commit that does not costs the hook one git process.
 */
export function concernsState(
  policy: Interest,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  const kinds = [...new Set(policy.watched.map(({ governance }) => governance.kind))];
  const touched = pathInterest(policy);
  const told = message !== undefined && kinds.some((kind) => addresses(kind, message));
  if (changes.some(({ path }) => touched(path)) || told) return true;
  return concernsLinks(policy.watched, companionInterest(policy), changes);
}

type Interest = Pick<Policy, 'govern' | 'watched'>;

/** Whether a path is that of a governed file, of a companion, or differs from a governed one only in case. */
export function pathInterest(policy: Interest): (path: string) => boolean {
  const isCompanion = companionInterest(policy);
  // A path that differs from a governed one only in case collides with it.
  const folded = policy.watched.map(({ glob }) => configuredMatcher(foldedPath(glob)));
  return (path) =>
    policy.govern(path) !== undefined ||
    isCompanion(path) ||
    folded.some((matches) => matches(foldedPath(path)));
}

function companionInterest({ watched }: Interest): (path: string) => boolean {
  const companions = watched.flatMap(({ governance: { kind, settings } }) =>
    kind.parts(`${anyName}/${anyName}`, settings.options).map(({ glob }) => globMatcher(lastPart(glob))),
  );
  return (path) => companions.some((matches) => matches(baseName(path)));
}

/**
 * A link that bears the name of a governed file may lead to any path; behind a link to a folder a file keeps its
 * name. Where git's index holds neither, no staged change can be one behind a link.
 */
function concernsLinks(
  watched: Policy['watched'],
  isCompanion: (path: string) => boolean,
  changes: readonly PathChange[],
): boolean {
  if (changes.length === 0) return false;
  if (changes.some(({ before, after }) => before?.nature === 'link' || after?.nature === 'link')) return true;
  const links = linksInIndex(indexFile());
  if (links === undefined) return true;
  const names = watched.map(({ glob }) => lastNameMatcher(glob));
  const isNamed = (path: string) => isCompanion(path) || names.some((matches) => matches(baseName(path)));
  return links.some(isNamed) || (links.length > 0 && changes.some(({ path }) => isNamed(path)));
}

/** git names the index in every hook of a commit; a linked worktree has it elsewhere, and is then not looked into. */
export function indexFile(): string {
  const { GIT_INDEX_FILE, GIT_DIR = '.git' } = process.env;
  return GIT_INDEX_FILE ?? join(GIT_DIR, 'index');
}

function addresses(kind: StateKind, message: string): boolean {
  const addressed = kind.addressed?.(message);
  return addressed !== undefined && (addressed.unnamed || addressed.paths.length > 0);
}

/** Stands for the folder and the name of a governed file, which options may have put into the name of a companion. */
const anyName = '*';

/** The name that a glob ends in. A folder may be several names: what stands before it then belongs to another one. */
function lastPart(glob: string): string {
  const name = baseName(glob);
  return name.slice(Math.max(0, name.lastIndexOf(anyName)));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
