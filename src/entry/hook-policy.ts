import { existsSync } from 'node:fs';
import { builtInPolicy, configurationPath, type Policy, waiversPath } from '../app/built-in-policy.ts';
import type { PathChange } from '../app/ports.ts';
import type { StateKind } from '../core/kind.ts';
import { direct } from '../git/direct.ts';
import { indexMayHold } from '../git/index-links.ts';
import type { GitRepository } from '../git/repository.ts';
import { topFileOfHead } from '../git/top-file.ts';
import { indexFile } from './hook-interest.ts';

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
  if (!mayBe) return builtInPolicy(kinds);
  const found = await topFileOfHead(direct(git), configurationPath);
  if (found === undefined) return undefined;
  const configuration = found?.nature === 'regular' ? found.bytes : null;
  // What reads configurations is loaded only where there is one.
  const { policyOf } = await import('../app/policy.ts');
  const policy = policyOf({ configuration, waivers: null }, kinds, () => 'unread');
  return policy.namedFiles.length === 0 ? policy : eitherWay(policy, kinds);
}

/** Without the files that the configuration names it is open whether it can be used: else the defaults judge. */
function eitherWay(policy: Policy, kinds: readonly StateKind[]): Policy {
  const usual = builtInPolicy(kinds);
  return {
    ...policy,
    govern: (path) => policy.govern(path) ?? usual.govern(path),
    watched: [...policy.watched, ...usual.watched],
  };
}

/** Whether a change is about the policy itself. */
export function touchesPolicy({ namedFiles }: Policy, changes: readonly PathChange[]): boolean {
  return changes.some(
    ({ path }) =>
      path === configurationPath ||
      path === waiversPath ||
      path.endsWith(`/${configurationPath}`) ||
      namedFiles.includes(path),
  );
}
