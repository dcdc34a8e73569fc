import type { Interest } from '../../engine/files/interest.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { direct } from '../../git/direct.ts';
import { topFileOfHead } from '../../git/objects/top-file.ts';
import { openGitRepository } from '../../git/repository.ts';
import { configuredInterest } from '../git-hooks/configured-interest.ts';

export { isIdOf } from '../../git/objects/object-id.ts';
export { configuredInterest };

/** What HEAD's configuration is about; undefined where git does not say. */
export async function interestOfHead(top: string): Promise<Interest | undefined> {
  const found = await topFileOfHead(direct(openGitRepository(top)), configurationPath);
  if (found === undefined) return undefined;
  return configuredInterest(found?.nature === 'regular' ? found.bytes : null);
}
