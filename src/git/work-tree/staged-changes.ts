import type { Answer } from '../../app/ports.ts';
import { direct } from '../direct.ts';
import type { GitRepository } from '../repository.ts';
import { diffIndex, type UncommittedChanges } from './diff-index.ts';

// Entries of `git add --intent-to-add` are promises, not content, and a submodule is what the index says it is.
const options: readonly string[] = ['--cached', '--ita-invisible-in-index', '--ignore-submodules=none'];

/** What the index that git names (`GIT_INDEX_FILE`) changes against HEAD: one process, nothing is waited for. */
export function stagedChanges(git: GitRepository): Promise<Answer<UncommittedChanges>> {
  return diffIndex(direct(git), options);
}
