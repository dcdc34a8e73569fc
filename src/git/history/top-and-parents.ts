import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ObjectId } from '../../app/ports.ts';
import { isObjectId } from '../objects/object-id.ts';
import { type Heads, headsOnDisk, readIds } from '../refs/head.ts';
import { type GitRepository, plainGitFolder } from '../repository.ts';

interface TopAndParents {
  readonly top: string;
  readonly parents: readonly ObjectId[];
}

/**
 * The top of the work tree and the parents of the next commit, in one process or none; undefined where it takes more to
 * tell: there is no commit yet, or a path holds a newline.
 */
export async function topAndParents(git: GitRepository): Promise<TopAndParents | undefined> {
  const found = parentsOnDisk(git);
  if (found !== undefined) return found;
  const result = await git.run(['rev-parse', '--show-toplevel', '--git-path', 'MERGE_HEAD', 'HEAD^{commit}']);
  const lines = result.ok ? result.output.toString('utf8').trimEnd().split('\n') : [];
  const [top = '', mergeHead = '', head = ''] = lines;
  if (lines.length !== 3 || !isObjectId(head)) return undefined;
  const merged = readIds(resolve(git.directory, mergeHead));
  return merged === undefined ? undefined : withMerged(top, { head, merged });
}

function withMerged(top: string, { head, merged }: Heads): TopAndParents {
  return { top, parents: [head, ...merged.filter((id) => id !== head)] };
}

/** The same without a process, where the directory is the top of a repository like most; undefined where it may be another. */
function parentsOnDisk(git: GitRepository): TopAndParents | undefined {
  const folder = plainGitFolder(git);
  const { directory } = git;
  try {
    // A configuration may name another work tree.
    const isOther =
      folder === undefined ||
      realpathSync(directory) !== directory ||
      /worktree/i.test(readFileSync(join(folder, 'config'), 'latin1'));
    const heads = isOther ? undefined : headsOnDisk(git);
    return heads === undefined ? undefined : withMerged(directory, heads);
  } catch {
    return undefined;
  }
}
