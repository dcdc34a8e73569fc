import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import { gitFailed, graftsPresent, outputUnreadable } from '../obstacles.ts';
import { type GitRepository, plainGitFolder } from '../repository.ts';

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
  const cut = await cutIn(resolve(git.directory, grafts), resolve(git.directory, shallow), grafts);
  if (!cut.ok) return cut;
  const bases = lines.filter((line) => line.startsWith('^')).map((line) => line.slice(1));
  return known({ bases, shallow: cut.value });
}

/** Commits whose parents a shallow clone has cut off: without a process, where it is plain where git notes them. */
export async function shallowCommits(
  git: GitRepository,
  commit: ObjectId,
): Promise<Answer<readonly ObjectId[]>> {
  const folder = plainGitFolder(git);
  if (folder !== undefined)
    return cutIn(join(folder, 'info/grafts'), join(folder, 'shallow'), '.git/info/grafts');
  const related = await ancestry(git, commit, commit);
  return related.ok ? known(related.value.shallow) : related;
}

async function cutIn(grafts: string, shallow: string, shown: string): Promise<Answer<readonly ObjectId[]>> {
  const forged = await linesOf(grafts);
  const cut = await linesOf(shallow);
  if (forged === undefined || cut === undefined) return unknown(outputUnreadable('rev-parse'));
  return forged.length > 0 ? unknown(graftsPresent(shown)) : known(cut.filter(isObjectId));
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
