import type { GitRepository } from './repository.ts';

/** Whether git would leave a file out of every commit: it is ignored and not in the index. */
export async function isIgnored(git: GitRepository, path: string): Promise<boolean> {
  // The command knows no literal paths; behind the dot none is taken for anything else.
  const found = await git.run(['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin'], `./${path}\0`);
  return found.ok;
}
