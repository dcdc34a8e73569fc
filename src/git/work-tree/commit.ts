import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { processEnd, startGit } from '../direct.ts';
import type { Environment } from '../environment.ts';

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
  const git = (args: readonly string[], input?: string) => runGit(top, environment, args, input);
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

async function runGit(
  directory: string,
  caller: Environment,
  args: readonly string[],
  input = '',
): Promise<string> {
  const named = Object.entries(caller).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const git = { directory, environment: Object.fromEntries(named) };
  const child = startGit(git, args);
  const [out, complaint]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
  child.stdin.end(input);
  const end = await processEnd(git, child);
  if (end === 0) return Buffer.concat(out).toString('utf8');
  const said =
    typeof end === 'object' && end !== null ? end.complaint : Buffer.concat(complaint).toString('utf8');
  throw new Error(`git ${args[0]} failed: ${said.trim()}`);
}
