import { existsSync } from 'node:fs';
import { type Interest, interestInNames } from '../app/files/interest.ts';
import { configurationPath } from '../app/policy/policy-paths.ts';
import { direct } from '../git/direct.ts';
import { indexMayHold } from '../git/index-links.ts';
import type { GitRepository } from '../git/repository.ts';
import { topFileOfHead } from '../git/top-file.ts';
import { indexFile } from './hook-interest.ts';
import { knownNames } from './known-names.generated.ts';

/**
 * What HEAD's policy is about: asked of git only where something hints that there is one. Undefined where git does not
 * say: then a commit may be about anything.
 */
export async function interestOfHead(git: GitRepository): Promise<Interest | undefined> {
  // A configuration that HEAD has is in the work tree, or still in the index, or what removes it is staged.
  const mayBe = existsSync(configurationPath) || indexMayHold(indexFile(), configurationPath);
  if (!mayBe) return interestInNames(knownNames);
  const found = await topFileOfHead(direct(git), configurationPath);
  if (found === undefined) return undefined;
  // What reads configurations is loaded only where there is one, and so are the kinds.
  const { configuredInterest } = await import('./configured-interest.ts');
  return configuredInterest(found?.nature === 'regular' ? found.bytes : null);
}
