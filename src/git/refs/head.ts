import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer, ObjectId } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { direct } from '../direct.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { headUnreadable } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/**
 * HEAD and, during a merge, what is merged into it: the parents of the next commit. `merging` is told by `pre-merge-commit`,
 * which runs before git writes down what is merged; until then only variables name it, and those reach every program that a
 * merge starts, long after it.
 */
export async function nextParents(
  git: GitRepository,
  objects: GitObjects,
  merging: boolean,
): Promise<Answer<readonly ObjectId[]>> {
  const [head, isMerge] = await Promise.all([objects.commitOf('HEAD'), objects.commitOf('MERGE_HEAD')]);
  if (head === undefined) return unknown(objects.obstacle() ?? headUnreadable());
  const merged = isMerge === undefined ? known([]) : await mergedHeads(direct(git));
  if (!merged.ok) return merged;
  const named = merging && merged.value.length === 0 ? namedHeads(git) : merged.value;
  return known([head, ...named.filter((id) => id !== head)]);
}

/** All of them: as a name, git reads the first alone. */
async function mergedHeads(git: GitRepository): Promise<Answer<readonly ObjectId[]>> {
  const read = await ownFile(git, 'MERGE_HEAD');
  if (!read.ok) return read;
  const lines = read.value === undefined ? [] : linesOf(read.value);
  return lines.every(isObjectId) ? known(lines) : unknown(headUnreadable());
}

/** The message of a merge that is under way, as git cleans it up, or an empty one; undefined where none is. */
export async function mergeMessage(git: GitRepository, objects: GitObjects): Promise<string | undefined> {
  if ((await objects.commitOf('MERGE_HEAD')) === undefined) return undefined;
  const read = await ownFile(direct(git), 'MERGE_MSG');
  const text = read.ok ? (read.value?.toString('utf8') ?? '') : '';
  return text.replace(/^#.*\n?/gm, '');
}

/** A file of git's own; undefined where it is not there: a branch may have its name. */
async function ownFile(git: GitRepository, name: string): Promise<Answer<Buffer | undefined>> {
  const file = await asked(git, ['rev-parse', '--git-path', name], (path) => path.toString('utf8'));
  if (!file.ok) return file;
  try {
    return known(readFileSync(resolve(git.directory, file.value.replace(/\n$/, ''))));
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent ? known(undefined) : unknown(headUnreadable());
  }
}

function namedHeads({ environment }: GitRepository): readonly ObjectId[] {
  const names = Object.keys(environment).filter((name) => name.startsWith('GITHEAD_'));
  return names.map((name) => name.slice('GITHEAD_'.length)).filter(isObjectId);
}
