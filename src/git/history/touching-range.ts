import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry } from './ancestry.ts';
import { commitsOutside, createGitHistory, emptyBase } from './history.ts';
import type { PreparedRange } from './prepared-range.ts';

/** The part of history that holds the last commits which touched some paths. */
export interface TouchingRange {
  /** How many commits touched them; never more than were asked for. */
  readonly commits: number;
  /** A shallow clone ends the history before its beginning. */
  readonly isCut: boolean;
  /** Absent where no commit touched them. */
  readonly range?: PreparedRange;
}

/**
 * From before the oldest of the last `most` commits that touched any of the paths up to a commit. What a shallow
 * clone has cut off is left out: a commit whose parents are not there cannot be compared with them.
 */
export async function touchingRange(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  paths: readonly string[],
  most: number,
): Promise<Answer<TouchingRange>> {
  const related = await ancestry(git, head, head);
  if (!related.ok) return related;
  const cuts = related.value.shallow;
  const touching = await touchingCommits(git, [head, ...cuts.map((cut) => `^${cut}`)], paths, most);
  if (!touching.ok) return touching;
  const oldest = touching.value.at(-1);
  const looked = { commits: touching.value.length, isCut: cuts.length > 0 };
  if (oldest === undefined) return known(looked);
  const real = createGitHistory(git, objects);
  const start = await real.upTo(oldest, 1);
  if (!start.ok) return start;
  const [parent] = start.value[0]?.parents ?? [];
  const excluded = parent === undefined ? cuts : [parent, ...cuts];
  const history = { ...real, commits: () => commitsOutside(git, objects, head, excluded) };
  return known({ ...looked, range: { history, range: { base: parent ?? emptyBase, head } } });
}

/** Newest first, each before its parents, so that the last one has none of the others behind it. */
async function touchingCommits(
  git: GitRepository,
  revisions: readonly string[],
  paths: readonly string[],
  most: number,
): Promise<Answer<readonly ObjectId[]>> {
  // Names are read line by line: one that holds a line break cannot be asked for.
  const speakable = paths.filter((path) => !path.includes('\n'));
  if (speakable.length === 0) return known([]);
  const input = [...revisions, '--', ...speakable].map((line) => `${line}\n`).join('');
  const options = ['--topo-order', '--full-history', `--max-count=${most}`];
  const result = await git.run(['rev-list', ...options, '--stdin'], input);
  if (!result.ok) return unknown(gitFailed('rev-list', result));
  return known(result.output.toString('latin1').split('\n').filter(Boolean));
}
