import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** Every path that one of the last `most` commits before a commit added, whether it is there still or not. */
export async function addedPaths(
  git: GitRepository,
  head: ObjectId,
  most: number,
): Promise<Answer<readonly string[]>> {
  const options = [
    '-z',
    '--format=',
    '--name-only',
    '--diff-filter=A',
    '--no-renames',
    `--max-count=${most}`,
  ];
  const result = await git.run(['log', ...options, head, '--']);
  if (!result.ok) return unknown(gitFailed('log', result));
  if (result.output.length === 0) return known([]);
  const records = splitAtNul(result.output);
  if (records === undefined) return unknown(outputUnreadable('log'));
  return known([...new Set(records.map(pathText))].filter((path) => path !== ''));
}
