import type { Govern } from '../../config/govern.ts';
import type { Blobs, CommitFacts, History, ObjectId, TreeEntry } from '../ports.ts';

/** A history as it was read, and the commits and the tree that are judged. */
export interface LinkedInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly govern: Govern;
  readonly commits: readonly CommitFacts[];
  readonly base: ObjectId;
  readonly tree: ReadonlyMap<string, TreeEntry>;
}

/** The same with links followed: what a governed link leads to stands at the link's path, and its changes are there. */
export interface LinkedHistory {
  readonly history: History;
  readonly commits: readonly CommitFacts[];
  readonly tree: ReadonlyMap<string, TreeEntry>;
  /** Whether a path is a link that governed content is reached through, or where it lies. */
  carries(path: string): boolean;
}
