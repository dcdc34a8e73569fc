import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { commitsNamed, type GitObjects } from '../objects/objects.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { usualBranches } from './default-branch.ts';

/** Where a server's branches and tags stand before a push. */
export interface ServerRefs {
  /** The full name of the branch that others are merged into; it need not exist yet. */
  readonly defaultBranch: string;
  /** Its commit; null where it does not exist yet. */
  readonly defaultTip: ObjectId | null;
  /** The commits of all branches and tags. What a server keeps besides never passed a hook, so it does not count. */
  readonly tips: readonly ObjectId[];
}

/** Two or three processes, whatever the number of refs. */
export async function serverRefs(git: GitRepository, objects: GitObjects): Promise<Answer<ServerRefs>> {
  const format = '--format=%(objectname) %(refname)';
  const listed = await git.run(['for-each-ref', format, 'refs/heads/', 'refs/tags/']);
  if (!listed.ok) return unknown(gitFailed('for-each-ref', listed));
  const lines = listed.output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const refs = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0] ?? '']));
  const commits = await commitsNamed(objects, [...refs.values()]);
  const defaultBranch = await branchOfHead(git, refs);
  return known({
    defaultBranch,
    defaultTip: commits.get(refs.get(defaultBranch) ?? '') ?? null,
    tips: [...new Set(commits.values())],
  });
}

/** A new bare repository names a branch in HEAD that nobody may ever push: then a usual name that is there. */
async function branchOfHead(git: GitRepository, refs: ReadonlyMap<string, string>): Promise<string> {
  const head = await git.run(['symbolic-ref', '--quiet', 'HEAD']);
  const named = head.ok ? head.output.toString('utf8').trimEnd() : 'refs/heads/main';
  if (refs.has(named)) return named;
  return usualBranches.map((name) => `refs/heads/${name}`).find((name) => refs.has(name)) ?? named;
}
