import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { safeText } from '../output/safe-text.ts';
import { UserError } from './user-error.ts';

/**
 * The bytes of a file that somebody names, from the folder of the call.
 *
 * @throws UserError where it cannot be read
 */
export function readOrUserError(directory: string, file: string): Buffer {
  try {
    return readFileSync(resolve(directory, file));
  } catch (error) {
    throw cannotRead(file, error);
  }
}

/** The one sentence about a file that cannot be read. */
export function cannotRead(file: string, error: unknown): UserError {
  const why = error instanceof Error ? error.message : String(error);
  return new UserError(`cannot read ${safeText(file)}: ${safeText(why.replace(/, \w+(?: '.*')?$/s, ''))}`);
}
