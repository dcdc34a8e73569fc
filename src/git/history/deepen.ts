import type { Obstacle } from '../../engine/contract/report.ts';
import type { Answer, ObjectId } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { fetchObjects, networkGit } from '../fetch.ts';
import { isObjectId } from '../objects/object-id.ts';
import { fetchFailed, outputUnreadable, refUnknown } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import { quoted } from '../quoted.ts';
import type { GitRepository } from '../repository.ts';

/** What is fetched at first, and then twice as much each time, before all of it is. */
const firstDepth = 64;
const mostSteps = 8;
const remote = 'origin';

/** What came of an attempt, and what it lacked. */
export interface Attempt<Value> {
  readonly value: Value;
  readonly lacking: Obstacle | undefined;
}

/** Makes sure that commits are there: what is missing is fetched by its id, and nothing else is. */
export async function bringCommits(git: GitRepository, ids: readonly ObjectId[]): Promise<Answer<true>> {
  const foreign = ids.find((id) => !isObjectId(id));
  if (foreign !== undefined) return unknown(refUnknown(foreign));
  // Nothing on stdin would never end: simple-git leaves it open.
  if (ids.length === 0) return known(true);
  const there = await asked(git, ['cat-file', '--batch-check'], linesOf, ids.map((id) => `${id}\n`).join(''));
  if (!there.ok) return there;
  const missing = ids.filter((_, index) => there.value[index]?.endsWith(' missing'));
  if (missing.length === 0) return known(true);
  // In a complete clone a depth would cut off what is there.
  const depth = (await isShallow(git)) ? [`--depth=${firstDepth}`] : [];
  const fetched = await fetchIds(git, depth, missing);
  const named = missing.map(quoted).join(' and ');
  return fetched.ok ? known(true) : unknown(fetchFailed(`the commit ${named}`, fetched.complaint));
}

/**
 * Tries until nothing is lacking, and deepens a shallow clone in between: twice as far each time, and at last wholly.
 * One fetch at a time, since a second would find the depth changed under its feet.
 */
export async function deepenUntil<Value>(
  git: GitRepository,
  ids: readonly ObjectId[],
  attempt: () => Promise<Attempt<Value>>,
): Promise<Attempt<Value>> {
  let tried = await attempt();
  for (let step = 0; step <= mostSteps && tried.lacking !== undefined; step++) {
    if (!(await isShallow(git))) return tried;
    const more = step === mostSteps ? '--unshallow' : `--deepen=${firstDepth * 2 ** step}`;
    const fetched = await fetchIds(git, [more], ids);
    if (!fetched.ok) return { ...tried, lacking: fetchFailed('history', fetched.complaint) };
    tried = await attempt();
  }
  return tried;
}

/** The commit a branch of the remote stands at; null where there is no such branch. */
export async function remoteBranch(git: GitRepository, branch: string): Promise<Answer<ObjectId | null>> {
  const ref = `refs/heads/${branch}`;
  // A pattern matches the ends of other names too, so the name is looked for among what comes back.
  const listed = await networkGit(git).run(['ls-remote', '--quiet', '--', remote, ref]);
  if (!listed.ok) return unknown(fetchFailed(`the branch ${quoted(branch)}`, listed.complaint));
  const rows = linesOf(listed.output).map((line) => line.split('\t'));
  const id = rows.find(([, name]) => name === ref)?.[0];
  if (id === undefined) return known(null);
  return isObjectId(id) ? known(id) : unknown(outputUnreadable('ls-remote'));
}

async function isShallow(git: GitRepository): Promise<boolean> {
  const result = await git.run(['rev-parse', '--is-shallow-repository']);
  return result.ok && result.output.toString('latin1').trim() === 'true';
}

function fetchIds(git: GitRepository, depth: readonly string[], ids: readonly ObjectId[]) {
  return fetchObjects(git, [...depth, '--', remote, ...ids]);
}
