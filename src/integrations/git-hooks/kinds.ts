import type { StateKind } from '../../engine/contract/kind.ts';
import { type Interest, interestInNames } from '../../engine/files/interest.ts';
import type { PathChange } from '../../engine/ports.ts';
import { type KnownKind, knownKinds } from '../known-names.generated.ts';
import { namesState, pathInterest, touchesPolicy } from './interest.ts';

/** The kinds that a change is judged by. */
export interface KindsInPlay {
  readonly kinds: readonly StateKind[];
  /** Whether a path may be a file of a kind that is not among them. */
  readonly isOtherState?: (path: string) => boolean;
}

/**
 * Only the kinds whose files a change may concern, as far as names tell; undefined where they do not. Where the judgement by
 * them has nothing to say, that by all kinds has nothing to say either: other files could only keep what this change lost.
 */
export async function kindsConcerned(
  interest: Interest | undefined,
  changes: readonly PathChange[],
  message: string | undefined,
): Promise<KindsInPlay | undefined> {
  if (interest?.isUsual !== true || touchesPolicy(changes)) return undefined;
  return loaded(knownKinds.filter((kind) => namesState(interestInNames([kind]), changes, message)));
}

async function loaded(some: readonly KnownKind[]): Promise<KindsInPlay> {
  const others = knownKinds.filter((kind) => !some.includes(kind));
  const kinds = await Promise.all(some.map(({ load }) => load()));
  return { kinds, isOtherState: pathInterest(interestInNames(others)) };
}

/** All of them. */
export async function allKinds(): Promise<KindsInPlay> {
  return { kinds: (await import('../../kinds/index.ts')).kinds };
}
