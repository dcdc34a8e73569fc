import type { Context } from '../../core/context.ts';
import type { FindArchives } from '../files/archives.ts';
import type { IdFinder } from '../files/ids-elsewhere.ts';
import type { Known } from '../files/past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { Squash } from '../squash.ts';
import type { Account } from './account.ts';
import type { Run } from './change.ts';

export type Accounts = ReadonlyMap<string, Account>;

/** The accounts of all files after each commit. */
export interface Memory {
  readonly accounts: Map<ObjectId, Accounts>;
  /** What a walk behind the base has found. */
  readonly behind: ReadonlyMap<ObjectId, Accounts>;
  /** The commits walked so far, by what they changed; the latest of each. */
  readonly shapes: Map<string, CommitFacts>;
  /** Paths at the base about whose past a judgement asks. */
  readonly asks: Set<string>;
}

/** How commits are judged. */
export interface Manner {
  readonly guard: Context['guard'];
  readonly scope: 'snapshot' | undefined;
  readonly squashOf: ((commit: CommitFacts) => Squash | undefined) | undefined;
  readonly awaitsMessage: boolean;
}

/** One walk over commits, parents first: the same before the base and after it. */
export interface Walk extends Known {
  readonly memory: Memory;
  readonly manner: Manner;
  readonly run: Run;
  readonly findArchives: FindArchives;
  readonly ids: IdFinder | undefined;
  /** Only these paths are judged, where not all are. */
  readonly only: ReadonlySet<string> | undefined;
}

/** What the walk knows of files at a commit: a parent in the range, or one behind the base. */
export function accountsAt({ memory }: Pick<Walk, 'memory'>, commit: ObjectId): Accounts {
  return memory.accounts.get(commit) ?? memory.behind.get(commit) ?? none;
}

const none: Accounts = new Map();
