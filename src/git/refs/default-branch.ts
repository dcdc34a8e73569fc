import type { GitRepository } from '../repository.ts';

/** What a default branch is called where nothing says it. */
export const usualBranches = ['main', 'master', 'trunk'];

/** The branch that pull requests are merged into, as far as a clone knows it: origin's HEAD, a usual name, or the current one. */
export async function defaultBranch(git: GitRepository): Promise<string> {
  const target = async (name: string) => {
    const result = await git.run(['symbolic-ref', '--quiet', name]);
    return result.ok ? result.output.toString('utf8').trimEnd() : undefined;
  };
  const remote = await target('refs/remotes/origin/HEAD');
  if (remote !== undefined) return remote.replace('refs/remotes/origin/', '');
  const listed = await git.run(['for-each-ref', '--format=%(refname)', 'refs/heads']);
  const branches = new Set(listed.ok ? listed.output.toString('utf8').split('\n') : []);
  const known = usualBranches.find((name) => branches.has(`refs/heads/${name}`));
  return known ?? (await target('HEAD'))?.replace('refs/heads/', '') ?? 'main';
}
