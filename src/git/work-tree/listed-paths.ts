import type { Answer } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

const selections = {
  tracked: ['--cached'],
  untracked: ['--others', '--exclude-standard'],
  // A folder that is ignored as a whole is listed as itself: nobody wants to walk through all installed packages.
  ignored: ['--others', '--ignored', '--exclude-standard', '--directory'],
} as const;

/** Paths that git lists below its directory; of what is ignored, folders too, which end in a slash. */
export async function listedPaths(
  git: GitRepository,
  which: keyof typeof selections,
): Promise<Answer<readonly string[]>> {
  const selection = selections[which];
  const result = await git.run(['ls-files', '-z', ...selection]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const records = splitAtNul(result.output);
  if (records === undefined) return unknown(outputUnreadable('ls-files'));
  // Another repository inside this one is listed as a directory; a path with conflicts several times.
  const paths = new Set(records.map(pathText).filter((path) => which === 'ignored' || !path.endsWith('/')));
  return known([...paths]);
}
