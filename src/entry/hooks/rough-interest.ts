import { type Interest, interestInNames } from '../../app/files/interest.ts';
import { configuredMatcher, lastNameMatcher } from '../../config/path-glob.ts';
import { plainWords } from '../../config/plain-words.ts';
import { everyCompanion, knownKinds } from '../known-names.generated.ts';

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
