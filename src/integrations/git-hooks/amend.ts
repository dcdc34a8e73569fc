import type { ObjectId } from '../../engine/ports.ts';
import type { MadeRange } from '../../git/history/made-commit.ts';
import { authorDate, createAmendHistory } from '../../git/history/uncommitted.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import { isPublished } from '../../git/refs/branches.ts';
import type { GitRepository } from '../../git/repository.ts';
import type { HookCaller } from './result.ts';

/**
 * A staged change as a replacement of HEAD, as if HEAD were being amended. Undefined where HEAD is on a remote
 * already, or its first parent lacks one of the files.
 */
export async function amendOf(
  { git, objects }: { readonly git: GitRepository; readonly objects: GitObjects },
  staged: MadeRange,
  files: readonly string[],
): Promise<MadeRange | undefined> {
  const amended = await createAmendHistory(objects, staged);
  if (!amended.ok) return undefined;
  const { history, range } = amended.value;
  for (const file of files) {
    const entry = await history.entry(range.base, file);
    if (!entry.ok || entry.value === null) return undefined;
  }
  return (await isPublished(git, staged.range.base)) ? undefined : amended.value;
}

/**
 * What git makes, as far as it tells its hooks: it hands them the date of the author, and an amend keeps that of HEAD. So
 * does a commit of its own in the same second. Undefined where nothing is said.
 */
export async function whatGitMakes(
  git: GitRepository,
  head: ObjectId,
  { GIT_AUTHOR_DATE: date = '' }: HookCaller['env'],
): Promise<'commit' | 'amend' | undefined> {
  // So git itself writes it; anything else is what somebody set.
  if (!/^@\d+ [+-]\d+$/.test(date)) return undefined;
  const known = await authorDate(git, head);
  return known === undefined ? undefined : known === date.slice(1) ? 'amend' : 'commit';
}
