import type { Answer, ObjectId } from '../../engine/ports.ts';
import { asked, known } from '../answers.ts';
import { commitsNamed, type GitObjects } from '../objects/objects.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** What a default branch is called where nothing says it. */
const usualBranches = ['main', 'master', 'trunk'].map((name) => `refs/heads/${name}`);

/** The branch that pull requests are merged into, as far as a clone knows it: origin's HEAD, a usual name, or the current one. */
export async function defaultBranch(git: GitRepository): Promise<string> {
  const remote = await targetOf(git, 'refs/remotes/origin/HEAD');
  if (remote !== undefined) return remote.replace('refs/remotes/origin/', '');
  // Sorted by name, which is the order above.
  const usual = await asked(git, ['for-each-ref', '--format=%(refname)', ...usualBranches], linesOf);
  const [named = await targetOf(git, 'HEAD')] = usual.ok ? usual.value : [];
  return (named ?? 'refs/heads/main').replace('refs/heads/', '');
}

async function targetOf(git: GitRepository, name: string): Promise<string | undefined> {
  const found = await git.run(['symbolic-ref', '--quiet', name]);
  return found.ok ? found.output.toString('utf8').trimEnd() : undefined;
}

/** The commits that refs below these prefixes lead to, by their full names: one process, and the one that reads objects. */
export async function tipsBelow(
  git: GitRepository,
  objects: GitObjects,
  prefixes: readonly string[],
): Promise<Answer<ReadonlyMap<string, ObjectId>>> {
  const names = await asked(git, ['for-each-ref', '--format=%(refname)', ...prefixes], linesOf);
  return names.ok ? known(await commitsNamed(objects, names.value)) : names;
}

/** Where a server's branches and tags stand before a push. What it keeps besides never passed a hook, so it does not count. */
export async function serverRefs(git: GitRepository, objects: GitObjects) {
  const refs = await tipsBelow(git, objects, ['refs/heads/', 'refs/tags/']);
  if (!refs.ok) return refs;
  // A new bare repository names a branch in HEAD that nobody may ever push: then a usual name that is there.
  const named = (await targetOf(git, 'HEAD')) ?? 'refs/heads/main';
  const defaultBranch = [named, ...usualBranches].find((name) => refs.value.has(name)) ?? named;
  const defaultTip = refs.value.get(defaultBranch) ?? null;
  return known({ defaultBranch, defaultTip, tips: [...new Set(refs.value.values())] });
}

/** Whether a commit is on a remote, as far as the tracking refs know; where git does not say, it counts as published. */
export async function isPublished(git: GitRepository, commit: ObjectId): Promise<boolean> {
  const found = await git.run(['for-each-ref', '--count=1', `--contains=${commit}`, 'refs/remotes']);
  return !found.ok || found.output.length > 0;
}
