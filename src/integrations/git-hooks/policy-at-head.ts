import type { StateKind } from '../../engine/contract/kind.ts';
import { builtInPolicy } from '../../engine/policy/built-in-policy.ts';
import { type PolicyInput, policyAt, policyInput } from '../../engine/policy/range-policy.ts';
import type { Answer } from '../../engine/ports.ts';
import { direct } from '../../git/direct.ts';
import { createGitHistory } from '../../git/history/history.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';

/** HEAD's policy for what is judged in full; where there is no commit yet, the built-in defaults. */
export async function policyAtHead(
  git: GitRepository,
  blobs: GitObjects,
  kinds: readonly StateKind[],
): Promise<Answer<PolicyInput>> {
  const swift = direct(git);
  const head = await resolveCommit(swift, 'HEAD');
  if (!head.ok) return { ok: true, value: policyInput(builtInPolicy(kinds), kinds) };
  const read = await policyAt({ history: createGitHistory(swift, blobs), blobs }, head.value, kinds);
  return read.ok ? { ok: true, value: policyInput(read.value, kinds) } : read;
}
