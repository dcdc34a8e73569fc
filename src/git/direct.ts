import { spawnSync } from 'node:child_process';
import {
  type GitFailure,
  type GitOutput,
  type GitRepository,
  gitResult,
  globalOptions,
  neverRan,
  startOptions,
} from './repository.ts';

/** The same repository, waiting for each answer: a hook has nothing else to do meanwhile, and to wait takes less than to be told. */
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
  return gitResult(status, stdout, stderr);
}
