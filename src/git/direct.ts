import { spawnSync } from 'node:child_process';
import { neverRan, startOptions } from './git-process.ts';
import { type GitFailure, type GitOutput, type GitRepository, globalOptions } from './repository.ts';

/**
 * The same repository without simple-git, which waits 50 ms after each empty answer: too long for a hook. A hook has nothing
 * else to do meanwhile, and to wait takes less than to be told.
 */
export function direct(git: GitRepository): GitRepository {
  return { ...git, run: (command, input) => Promise.resolve(runDirectly(git, command, input)) };
}

function runDirectly(
  git: GitRepository,
  command: readonly string[],
  input: string | Uint8Array = '',
): GitOutput | GitFailure {
  const { error, status, stdout, stderr } = spawnSync('git', [...globalOptions, ...command], {
    ...startOptions(git),
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  // A git that ends before it has read all of its input breaks the pipe; how it ended tells the rest.
  if (error !== undefined && status === null) return neverRan(git, error);
  const complaint = stderr.toString('utf8');
  if (status !== 0) return { ok: false, code: status, complaint };
  return { ok: true, output: stdout, warnings: complaint };
}
