import type { Answer, CommitFacts, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { commitsOutside, createGitHistory, emptyBase } from './history.ts';
import type { PreparedRange } from './prepared-range.ts';

/**
 * What a push brings with a commit, wherever it is judged: the commits that stand on nothing published, as a range that starts
 * where they leave what is. Undefined where there are none: of a mirror most refs are known, and git need not be asked.
 */
export async function unjudgedRange(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  published: readonly ObjectId[],
): Promise<Answer<PreparedRange | undefined>> {
  const listed = published.includes(head) ? known([]) : await commitsOutside(git, objects, head, published);
  if (!listed.ok) return listed;
  if (listed.value.length === 0) return known(undefined);
  const bases = await whereItLeaves(git, listed.value);
  if (!bases.ok) return bases;
  const history = createGitHistory(git, objects);
  const [base = emptyBase] = bases.value;
  const range = { base, head, ...(bases.value.length > 1 ? { bases: bases.value } : {}) };
  return known({ history: { ...history, commits: async () => listed }, range });
}

/** The merge bases with everything published: the nearest of the commits where the listing leaves it. */
async function whereItLeaves(
  git: GitRepository,
  listed: readonly CommitFacts[],
): Promise<Answer<readonly ObjectId[]>> {
  const own = new Set(listed.map(({ id }) => id));
  const forks = [...new Set(listed.flatMap(({ parents }) => parents))].filter((id) => !own.has(id));
  if (forks.length < 2) return known(forks);
  const result = await git.run(['merge-base', '--independent', ...forks]);
  return result.ok ? known(linesOf(result.output)) : unknown(gitFailed('merge-base', result));
}

export function linesOf(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
