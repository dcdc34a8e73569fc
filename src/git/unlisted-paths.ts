import type { Answer } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { gitFailed, outputUnreadable } from './obstacles.ts';
import { pathText } from './path-text.ts';
import type { GitRepository } from './repository.ts';

/** What the index does not tell about the work tree. */
export interface Unlisted {
  /** Paths that are not in the index and not ignored. */
  readonly untracked: readonly string[];
  /** Paths whose files git does not look at: `assumed` to be unchanged, or `skipped`, as a sparse checkout does. */
  readonly hidden: ReadonlyMap<string, 'assumed' | 'skipped'>;
}

const ordinary = 'H'.charCodeAt(0);

/** One process tells both. */
export async function unlistedPaths(git: GitRepository): Promise<Answer<Unlisted>> {
  const options = ['-v', '--cached', '--others', '--exclude-standard'];
  const result = await git.run(['ls-files', '-z', ...options]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const untracked = new Set<string>();
  const hidden = new Map<string, 'assumed' | 'skipped'>();
  const { output } = result;
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    if (end === -1) return unknown(outputUnreadable('ls-files'));
    // Nearly all are of this sort, and none of them is looked at.
    if (output[start] !== ordinary) take(output.subarray(start, end), untracked, hidden);
    start = end + 1;
  }
  return known({ untracked: [...untracked], hidden });
}

function take(record: Buffer, untracked: Set<string>, hidden: Map<string, 'assumed' | 'skipped'>): void {
  const [tag = ''] = record.toString('latin1', 0, 1);
  const path = pathText(record.subarray(2));
  if (tag === '?') {
    // Another repository inside this one is listed as a directory.
    if (!path.endsWith('/')) untracked.add(path);
  } else if (tag.toUpperCase() === 'S') hidden.set(path, 'skipped');
  else if (tag !== tag.toUpperCase()) hidden.set(path, 'assumed');
}
