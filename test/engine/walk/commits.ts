import type { Track } from '../../../src/engine/law/track.ts';

/** A commit with its state files; `others` are the files that are none, by path. Parents come before their children. */
export interface WalkedCommit<Doc> {
  readonly id: string;
  readonly parents: readonly string[];
  readonly files: ReadonlyMap<string, Doc>;
  readonly others: ReadonlyMap<string, string>;
}

export type Tracks<Doc> = ReadonlyMap<string, Track<Doc>>;

export interface Range<Doc> {
  readonly commits: readonly WalkedCommit<Doc>[];
  /** Commits that are accepted as they are, with all that they reach. */
  readonly tips: readonly string[];
  readonly head: string;
}
