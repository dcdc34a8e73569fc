import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Answer, ObjectId } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { isObjectId } from './object-id.ts';
import { gitFailed, graftsPresent, outputUnreadable } from './obstacles.ts';
import type { GitRepository } from './repository.ts';

export interface Ancestry {
  /** The merge bases: none for unrelated histories, several after a criss-cross. */
  readonly bases: readonly ObjectId[];
  /** Commits whose parents a shallow clone has cut off. */
  readonly shallow: readonly ObjectId[];
}

/** How two commits are related, and whether the repository can be believed about it: one process. */
export async function ancestry(
  git: GitRepository,
  left: ObjectId,
  right: ObjectId,
): Promise<Answer<Ancestry>> {
  if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable('rev-parse'));
  // `A...B` prints both ends and then every merge base with a caret; `merge-base --all` would be a process more.
  const paths = ['--git-path', 'info/grafts', '--git-path', 'shallow'];
  const result = await git.run(['rev-parse', ...paths, `${left}...${right}`]);
  if (!result.ok) return unknown(gitFailed('rev-parse', result));
  const [grafts = '', shallow = '', ...lines] = result.output.toString('utf8').trimEnd().split('\n');
  if (!lines.every((line) => isObjectId(line.replace('^', ''))))
    return unknown(outputUnreadable('rev-parse'));
  const forged = await linesOf(resolve(git.directory, grafts));
  const cut = await linesOf(resolve(git.directory, shallow));
  if (forged === undefined || cut === undefined) return unknown(outputUnreadable('rev-parse'));
  if (forged.length > 0) return unknown(graftsPresent(grafts));
  const bases = lines.filter((line) => line.startsWith('^')).map((line) => line.slice(1));
  return known({ bases, shallow: cut.filter(isObjectId) });
}

/** The best common ancestor, null where there is none. */
export async function mergeBase(
  git: GitRepository,
  left: ObjectId,
  right: ObjectId,
): Promise<Answer<ObjectId | null>> {
  const related = await ancestry(git, left, right);
  return related.ok ? known(related.value.bases[0] ?? null) : related;
}

/** No file, no lines; undefined where there is a file that cannot be read: it must not count as none. */
async function linesOf(path: string): Promise<readonly string[] | undefined> {
  try {
    const content = await readFile(path, 'utf8');
    return content.split('\n').filter((line) => line.trim() !== '');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : undefined;
  }
}
