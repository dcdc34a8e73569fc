import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runAside } from '../direct.ts';
import { definedIn, type Environment } from '../environment.ts';

interface Commit {
  readonly message: string;
  /** Files that no flag of the index keeps out of it. */
  readonly paths: readonly string[];
  /** What is wrong with the commit that was made; undefined where nothing is. */
  readonly faultOf: (id: string) => Promise<string | undefined>;
}

/**
 * Commits everything in the work tree, as its user would: with hooks, identity and configuration. The message is
 * taken as it is. Gives the new commit's id; throws with git's own words or the fault, and then HEAD and what is
 * staged are what they were.
 */
export async function commitEverything(
  top: string,
  environment: Environment,
  { message, paths, faultOf }: Commit,
): Promise<string> {
  const place = { directory: top, environment: definedIn(environment) };
  const git = async (args: readonly string[], input?: string) => {
    const result = await runAside(place, args, input);
    if (result.ok) return result.output.toString('utf8');
    throw new Error(`git ${args[0]} failed: ${result.complaint.trim()}`);
  };
  const index = resolve(top, (await git(['rev-parse', '--git-path', 'index'])).replace(/\n$/, ''));
  const staged = await readFile(index).catch(() => undefined);
  const before = await git(['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '');
  try {
    // One that the index does not hold has no flag, and git would take none from the others with it.
    for (const path of paths)
      for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
        await git(['update-index', flag, '--', path]).catch(() => {});
    await git(['add', '--all', '.']);
    // A step may change nothing, and is declared all the same.
    await git(['commit', '--quiet', '--allow-empty', '--cleanup=verbatim', '--file=-'], message);
    const id = (await git(['rev-parse', 'HEAD'])).trim();
    const fault = await faultOf(id);
    if (fault === undefined) return id;
    if (before !== '') await git(['reset', '--quiet', '--soft', before.trim()]);
    throw new Error(fault);
  } catch (error) {
    // What was refused is staged no more: the next commit of anybody would bring it.
    await (staged === undefined ? rm(index, { force: true }) : writeFile(index, staged));
    throw error;
  }
}
