import type { Answer, ObjectId } from '../../app/ports.ts';
import { asked } from '../answers.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

const options = ['-z', '--format=', '--name-only', '--diff-filter=A', '--no-renames'];

/** Every path that one of the last `most` commits before a commit added, whether it is there still or not. */
export async function addedPaths(
  git: GitRepository,
  head: ObjectId,
  most: number,
): Promise<Answer<readonly string[]>> {
  return asked(git, ['log', ...options, `--max-count=${most}`, head, '--'], (output) => {
    const paths = splitAtNul(output)
      ?.map(pathText)
      .filter((path) => path !== '');
    return paths && [...new Set(paths)];
  });
}
