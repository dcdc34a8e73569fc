import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whether git is about to conclude a merge, from the files it leaves; a process would cost every commit. */
export function isMerging(): boolean {
  try {
    const given = process.env.GIT_DIR ?? '.git';
    const folder = statSync(given).isFile() ? linkedFolder(given) : given;
    return existsSync(join(folder, 'MERGE_HEAD'));
  } catch {
    // A hook that runs elsewhere than at the top level judges as if a merge were under way.
    return true;
  }
}

/** In a linked worktree `.git` is a file that names the folder. */
function linkedFolder(file: string): string {
  return resolve(
    readFileSync(file, 'utf8')
      .replace(/^gitdir: /, '')
      .trimEnd(),
  );
}
