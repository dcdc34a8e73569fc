import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Interest, interestInNames } from '../../engine/files/interest.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import type { PathChange } from '../../engine/ports.ts';
import { direct } from '../../git/direct.ts';
import { topFileOfHead } from '../../git/objects/top-file.ts';
import type { GitRepository } from '../../git/repository.ts';
import { indexMayHold } from '../../git/work-tree/index-peek.ts';
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
 * Whether a change can concern a state file: one is touched, or the policy, or a file that has the name of a companion, or the message
 * speaks of one. A commit that does not costs the hook one git process.
 */
export function concernsState(
  interest: Interest | undefined,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  return interest === undefined || touchesPolicy(changes) || namesState(interest, changes, message);
}

/** The same without the policy. */
export function namesState(
  interest: Interest,
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  const touched = pathInterest(interest);
  const told = message !== undefined && interest.isAddressed(message);
  return told || changes.some(({ path }) => touched(path));
}

/** Whether a path is that of a state file or of a companion. */
export function pathInterest({
  isGoverned,
  isCompanion,
}: Pick<Interest, 'isGoverned' | 'isCompanion'>): (path: string) => boolean {
  return (path) => isGoverned(path) || isCompanion(baseName(path));
}

/** Whether a change is about the policy itself. */
export function touchesPolicy(changes: readonly Pick<PathChange, 'path'>[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath || path === waiversPath || path.endsWith(`/${configurationPath}`),
  );
}

/** git names the index in every hook of a commit; a linked worktree has it elsewhere, and is then not looked into. */
function indexFile({ directory, environment }: GitRepository): string {
  const { GIT_INDEX_FILE, GIT_DIR = '.git' } = environment;
  return resolve(directory, GIT_INDEX_FILE ?? join(GIT_DIR, 'index'));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
