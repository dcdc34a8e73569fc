import type { Obstacle } from './contract/report.ts';

/** An object id as git gives it: 40 or 64 hex digits. Names never cross a port. */
export type ObjectId = string;

/** What a tree entry is, by git's file mode. */
export type EntryNature = 'regular' | 'link' | 'submodule';

export interface TreeEntry {
  readonly blob: ObjectId;
  readonly nature: EntryNature;
}

/** One path that differs between two versions of the repository (null: absent there). */
export interface PathChange {
  readonly path: string;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
}

/**
 * One commit, with what it changed against its first parent. What is only about to be one (the index, the
 * work tree) stands under a name of its own instead of an id, and its message and time may not be known.
 */
export interface CommitFacts {
  readonly id: ObjectId;
  readonly parents: readonly ObjectId[];
  readonly message?: string;
  /** Committer time, RFC 3339. */
  readonly at?: string;
  readonly changes: readonly PathChange[];
  /** Nobody made it: by force a branch went from its parent to what it holds. The message is that of all that is new on it. */
  readonly isForced?: boolean;
}

/** A range whose ends are known: `base` is the merge base from which the net is judged. */
export interface ResolvedRange {
  readonly base: ObjectId;
  readonly head: ObjectId;
  /** Every merge base, where there are several; `base` is the first. */
  readonly bases?: readonly ObjectId[];
  /** The tip of the base side, from which policy comes; by default the merge base. */
  readonly tip?: ObjectId;
}

/** Either a value or the reason why the gate cannot judge. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly obstacle: Obstacle };

/** Which ancestors are meant: by default first parents. */
export interface Along {
  /** All parents of merges, each commit before its parents. */
  readonly allParents?: true;
  /** Only those that changed one of these paths, on every line of history: a merge may have dropped what no commit did. */
  readonly touching?: readonly string[];
}

/** Which commits there are and how they follow each other. */
export interface History {
  /** Commits reachable from the head and not from the base, each after its parents. */
  commits(range: ResolvedRange): Promise<Answer<readonly CommitFacts[]>>;
  /** A commit and its ancestors, nearest first, at most `count` of them; it may lie behind the base. */
  upTo(commit: ObjectId, count: number, along?: Along): Promise<Answer<readonly CommitFacts[]>>;
  /** What stands at one path of a commit's tree; null where nothing does. */
  entry(commit: ObjectId, path: string): Promise<Answer<TreeEntry | null>>;
  /** Every merge base of two commits; several after a criss-cross, none where histories are unrelated. */
  mergeBases(left: ObjectId, right: ObjectId): Promise<Answer<readonly ObjectId[]>>;
  /** Every path of a commit's tree. */
  tree(commit: ObjectId): Promise<Answer<ReadonlyMap<string, TreeEntry>>>;
}

/** The bytes behind object ids. */
export interface Blobs {
  /** The blob in chunks; undefined where the repository does not hold it. */
  open(blob: ObjectId): Promise<readonly Uint8Array[] | undefined>;
  /** What may be opened: where one of them lies elsewhere, all are brought at once. */
  expect?(blobs: Iterable<ObjectId>): void;
}

/** What is said of a blob that the repository does not hold. */
export function missingBlob(blob: string): Obstacle {
  return {
    code: 'object-missing',
    message: `the repository does not hold the object ${blob}`,
    fix: 'Fetch what is missing: git fetch --refetch --no-filter',
  };
}
