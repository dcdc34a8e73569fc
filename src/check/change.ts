import type { RepairPlace } from '../engine/contract/repair.ts';
import type { PreparedRange } from '../git/history/prepared-range.ts';
import type { NamedPaths } from '../git/work-tree/work-tree-changes.ts';
import type { Source } from './policy-from.ts';

/** What of a repository is judged. */
export type RepositoryChange =
  /** `A..B`: the commits that B has and A has not, one by one and as a whole. */
  | { readonly type: 'range'; readonly range: string }
  /** One commit against its first parent. */
  | { readonly type: 'commit'; readonly commit: string }
  /** The commits of a new branch, from the first one that holds a configuration. */
  | { readonly type: 'first-push'; readonly head: string }
  /** With the message that the commit will have, where it is known. */
  | { readonly type: 'staged'; readonly message?: string }
  | ({ readonly type: 'work-tree'; readonly message?: string } & Named)
  /** `all`: every state file as it is now; `root`: every commit up to HEAD; `default`: what is staged, or else the work tree. */
  | ({ readonly type: 'all' | 'default' } & Named)
  | { readonly type: 'root' };

interface Named {
  /** Files that somebody named: they are seen though git ignores them. */
  readonly named?: NamedPaths;
}

/** A history and the range of it that is judged. */
export interface Target extends PreparedRange, Pick<Source, 'scope'> {
  readonly place: RepairPlace;
  /** False where a single change is judged, and no range as a whole. */
  readonly net?: boolean;
  readonly notices?: readonly string[];
}

/** The same, or a history that the caller found by itself. */
export type Change = RepositoryChange | ({ readonly type: 'prepared' } & Target);
