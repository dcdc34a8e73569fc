import type { GitRepository } from '../repository.ts';
import { createGitObjects, type GitObjects } from './objects.ts';

/** Who only reads blobs gets the same one process as who reads trees and commits too. */
export type GitBlobs = GitObjects;

export function createGitBlobs(git: GitRepository): GitBlobs {
  return createGitObjects(git);
}
