import { existsSync } from 'node:fs';
import { configurationPath, type Policy, policyOf, waiversPath } from '../app/policy.ts';
import type { Answer, PathChange } from '../app/ports.ts';
import type { StateKind } from '../core/kind.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { direct } from '../git/direct.ts';
import { createGitHistory } from '../git/history.ts';
import { indexMayHold } from '../git/index-links.ts';
import { resolveCommit } from '../git/refs.ts';
import type { GitRepository } from '../git/repository.ts';
import { topFileOfHead } from '../git/top-file.ts';
import { indexFile } from './hook-interest.ts';
import { type PolicyInput, policyAt, policyInput } from './policy.ts';

/** HEAD's policy for what is judged in full; where there is no commit yet, the built-in defaults. */
export async function policyAtHead(
  git: GitRepository,
  blobs: GitBlobs,
  kinds: readonly StateKind[],
): Promise<Answer<PolicyInput>> {
  const swift = direct(git);
  const head = await resolveCommit(swift, 'HEAD');
  if (!head.ok) return { ok: true, value: policyInput(policyOf(nothing, kinds), kinds) };
  const read = await policyAt({ history: createGitHistory(swift, blobs), blobs }, head.value, kinds);
  return read.ok ? { ok: true, value: policyInput(read.value, kinds) } : read;
}

const nothing = { configuration: null, waivers: null };

/**
 * HEAD's policy, to tell what a commit is about: asked of git only where something hints that there is one.
 * Undefined where git does not say: then a commit may be about anything.
 */
export async function policyOfHead(
  git: GitRepository,
  kinds: readonly StateKind[],
): Promise<Policy | undefined> {
  // A configuration that HEAD has is in the work tree, or still in the index, or what removes it is staged.
  const mayBe = existsSync(configurationPath) || indexMayHold(indexFile(), configurationPath);
  const found = mayBe ? await topFileOfHead(direct(git), configurationPath) : null;
  if (found === undefined) return undefined;
  const configuration = found?.nature === 'regular' ? found.bytes : null;
  return policyOf({ ...nothing, configuration }, kinds);
}

/** Whether a change is about the policy itself. */
export function touchesPolicy(changes: readonly PathChange[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath || path === waiversPath || path.endsWith(`/${configurationPath}`),
  );
}
