import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configuredMatcher, lastNameMatcher } from '../../config/path-glob.ts';
import { plainWords } from '../../config/plain-words.ts';
import { type Interest, interestInNames } from '../../engine/files/interest.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { direct } from '../../git/direct.ts';
import { topFileOfHead } from '../../git/objects/top-file.ts';
import type { GitRepository } from '../../git/repository.ts';
import { indexMayHold } from '../../git/work-tree/index-peek.ts';
import { everyCompanion, knownKinds } from '../known-names.generated.ts';
import { indexFile } from './interest.ts';

/**
 * What HEAD's policy is about: asked of git only where something hints that there is one. Undefined where git does not
 * say: then a commit may be about anything. `concerns` is asked of it; where its words alone tell that nothing is concerned, they
 * stand for it.
 */
export async function interestOfHead(
  git: GitRepository,
  concerns: (rough: Interest) => boolean | Promise<boolean> = () => true,
): Promise<Interest | undefined> {
  // A configuration that HEAD has is in the work tree, or still in the index, or what removes it is staged.
  const mayBe =
    existsSync(join(git.directory, configurationPath)) || indexMayHold(indexFile(git), configurationPath);
  if (!mayBe) return interestInNames(knownKinds);
  const found = await topFileOfHead(direct(git), configurationPath);
  if (found === undefined) return undefined;
  const bytes = found?.nature === 'regular' ? found.bytes : null;
  const rough = bytes === null ? undefined : roughInterest(bytes);
  if (rough !== undefined && !(await concerns(rough))) return rough;
  // What reads configurations is loaded only where there is one that may be about the commit, and so are the kinds.
  const { configuredInterest } = await import('./configured-interest.ts');
  return configuredInterest(bytes);
}

/**
 * What a configuration may be about, and more: told by its words alone, so that a commit about nothing of it loads neither what
 * reads configurations nor the kinds. Undefined where it takes a reader of YAML to tell.
 */
export function roughInterest(configuration: Uint8Array): Interest | undefined {
  const words = plainWords(Buffer.from(configuration).toString('utf8'));
  if (words === undefined) return undefined;
  const { isUsual: _, ...usual } = interestInNames(knownKinds);
  const governed = [...words].map(configuredMatcher);
  const beside = [...everyCompanion.map(configuredMatcher), ...[...words].map(lastNameMatcher)];
  return {
    ...usual,
    globs: [...usual.globs, ...words],
    isGoverned: (path) => usual.isGoverned(path) || governed.some((matches) => matches(path)),
    isCompanion: (name) => beside.some((matches) => matches(name)),
  };
}
