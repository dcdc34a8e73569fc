import { interestInNames } from '../app/files/interest.ts';
import type { StateKind } from '../core/kind.ts';
import { pathInterest } from './hook-interest.ts';
import { knownKinds } from './known-names.generated.ts';

/**
 * The kinds that files of these names can be of, where nothing is configured, in the order of the registry; all of them
 * where one of `sure` is of none by its name: then it is governed in another way, as by a link.
 */
export async function kindsFor(
  paths: readonly string[],
  sure: readonly string[],
): Promise<readonly StateKind[]> {
  const named = knownKinds.map((kind) => pathInterest(interestInNames([kind])));
  const isOfNone = sure.some((path) => !named.some((isNamed) => isNamed(path)));
  const wanted = knownKinds.filter((_, index) => isOfNone || paths.some((path) => named[index]?.(path)));
  return Promise.all(wanted.map(({ load }) => load()));
}
