import { readFileSync } from 'node:fs';
import { type UsageError, usageError } from '../../check/usage-error.ts';

/** What git hands to a merge driver: three temporary files, of which ours takes the result, and the path in the repository. */
export interface DriverFiles {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  readonly path: string;
}

export type DriverBytes = Readonly<Record<'base' | 'ours' | 'theirs', Uint8Array>>;

/** The three versions; an absent base is an empty file, as git gives it. */
export function driverBytes({ base, ours, theirs }: DriverFiles): DriverBytes | UsageError {
  try {
    return { base: readFileSync(base), ours: readFileSync(ours), theirs: readFileSync(theirs) };
  } catch (error) {
    return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
  }
}
