import type { StateKind } from '../kind.ts';
import type { StandingVersions } from './merge-versions.ts';
/**
 * The versions under one set of names: those that a side gave to entities since the base, and those that the merge gave,
 * as where both sides took the same next key for different things.
 */
export declare function underSharedNames<Doc>(kind: StateKind<Doc>, versions: StandingVersions<Doc>): StandingVersions<Doc>;
