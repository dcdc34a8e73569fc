import { existsSync, readFileSync } from 'node:fs';
import { configurationPath, type Policy, policyOf, waiversPath } from '../app/policy.ts';
import type { Answer, PathChange } from '../app/ports.ts';
import type { StateKind } from '../core/kind.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { direct } from '../git/direct.ts';
import { createGitHistory } from '../git/history.ts';
import { resolveCommit } from '../git/refs.ts';
import type { GitRepository } from '../git/repository.ts';
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

/** Both policy files have it in their names, however git compresses them in its index. */
const sharedName = 'stateward.';

/**
 * HEAD's policy, to tell what a commit is about: asked of git only where something hints that there is one.
 * Undefined where git does not say: then a commit may be about anything.
 */
export async function policyOfHead(
  git: GitRepository,
  kinds: readonly StateKind[],
): Promise<Policy | undefined> {
  if (!mayHavePolicy()) return policyOf(nothing, kinds);
  const found = await direct(git).run(['cat-file', 'blob', `HEAD:${configurationPath}`]);
  if (found.ok) return policyOf({ ...nothing, configuration: found.output }, kinds);
  const isAbsent = /does not exist in|exists on disk, but not in|invalid object name/i.test(found.complaint);
  return isAbsent ? policyOf(nothing, kinds) : undefined;
}

/** A configuration that HEAD has is in the work tree, or still in the index, or what removes it is staged. */
function mayHavePolicy(): boolean {
  if (existsSync(configurationPath)) return true;
  try {
    return readFileSync(indexFile()).includes(sharedName);
  } catch {
    return true;
  }
}

/** Whether a change is about the policy itself. */
export function touchesPolicy(changes: readonly PathChange[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath || path === waiversPath || path.endsWith(`/${configurationPath}`),
  );
}
