import type { Answer } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** Paths that git lists below its directory: those in its index, or those that are not and are not ignored either. */
export async function listedPaths(
  git: GitRepository,
  which: 'tracked' | 'untracked',
): Promise<Answer<readonly string[]>> {
  const selection = which === 'tracked' ? ['--cached'] : ['--others', '--exclude-standard'];
  const result = await git.run(['ls-files', '-z', ...selection]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const records = splitAtNul(result.output);
  if (records === undefined) return unknown(outputUnreadable('ls-files'));
  // Another repository inside this one is listed as a directory; a path with conflicts several times.
  const paths = new Set(records.map(pathText).filter((path) => !path.endsWith('/')));
  return known([...paths]);
}
