import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import { gitFailed, headUnreadable } from '../obstacles.ts';
import { type GitRepository, plainGitFolder } from '../repository.ts';
import { headOnDisk } from './head-on-disk.ts';

const headVariable = 'GITHEAD_';

/** HEAD, and what is merged into it. */
export interface Heads {
  readonly head: ObjectId;
  readonly merged: readonly ObjectId[];
}

/**
 * HEAD and, during a merge, what is merged into it: the parents of the next commit, in one process or none. `merging` is told
 * by `pre-merge-commit`, which runs before git writes down what is merged; until then only variables name it, and
 * those reach every program that a merge starts, long after it.
 */
export async function nextParents(
  git: GitRepository,
  merging: boolean,
): Promise<Answer<readonly ObjectId[]>> {
  const onDisk = headsOnDisk(git);
  const heads = onDisk === undefined ? await headsByGit(git) : known(onDisk);
  if (!heads.ok) return heads;
  const { head, merged } = heads.value;
  const named = merging && merged.length === 0 ? namedHeads(git) : merged;
  return known([head, ...named.filter((id) => id !== head)]);
}

/** Without a process; undefined where it takes one to tell. */
export function headsOnDisk(git: GitRepository): Heads | undefined {
  const folder = plainGitFolder(git);
  const head = folder === undefined ? undefined : headOnDisk(folder);
  const merged = folder === undefined ? undefined : readIds(join(folder, 'MERGE_HEAD'));
  return head === undefined || merged === undefined ? undefined : { head, merged };
}

async function headsByGit(git: GitRepository): Promise<Answer<Heads>> {
  const result = await git.run(['rev-parse', '--git-path', 'MERGE_HEAD', 'HEAD^{commit}']);
  if (!result.ok) return unknown(gitFailed('rev-parse', result));
  // The path may hold newlines; the id behind it cannot.
  const output = result.output.toString('utf8').trimEnd();
  const end = output.lastIndexOf('\n');
  const head = output.slice(end + 1);
  const merged = readIds(resolve(git.directory, output.slice(0, end)));
  if (!isObjectId(head) || merged === undefined) return unknown(headUnreadable());
  return known({ head, merged });
}

function namedHeads({ environment }: GitRepository): readonly ObjectId[] {
  const names = Object.keys(environment).filter((name) => name.startsWith(headVariable));
  return names.map((name) => name.slice(headVariable.length)).filter(isObjectId);
}

/** The ids in a file, one a line; none where there is no file, undefined where it holds anything else. */
export function readIds(path: string): readonly ObjectId[] | undefined {
  try {
    const lines = readFileSync(path, 'latin1')
      .split('\n')
      .filter((line) => line !== '');
    return lines.every(isObjectId) ? lines : undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : undefined;
  }
}
