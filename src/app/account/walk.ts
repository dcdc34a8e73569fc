import type { Judgement } from '../../core/check.ts';
import type { Obstacle, ReportedTransition } from '../../core/report.ts';
import type { Known, LastSaid } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import type { JudgedChange, Run } from './change.ts';
import type { Said } from './ledger.ts';
import type { Made } from './made.ts';

export type Accounts = ReadonlyMap<string, Account>;

/** The third port of a walk: the accounts of all files after each commit. */
export interface Memory extends LastSaid {
  /** What is known of files at a commit: one of the walk, or one behind the base. */
  at(commit: ObjectId): Accounts;
  /** The accounts after the commits of the walk itself. */
  readonly accounts: Map<ObjectId, Accounts>;
  /** The commits walked so far. */
  readonly made: Made;
  /** Paths at the base about whose past a judgement asks. */
  readonly asks: Set<string>;
}

/** One walk over commits, parents first: the same before the base and after it. */
export interface Walk extends Known {
  readonly memory: Memory;
  readonly run: Run;
  /** Only these paths are judged, where not all are. */
  readonly only: ReadonlySet<string> | undefined;
}

/** One file's transition in one commit, as reports list it. */
export interface Walked extends Pick<JudgedChange, 'findings'>, Pick<Judgement, 'notJudged'> {
  readonly notices: readonly string[];
  readonly transition: ReportedTransition;
}

/** One commit as it was walked, for whoever looks on. */
export interface WalkedCommit {
  readonly index: number;
  readonly total: number;
  readonly commit: CommitFacts;
  readonly walked: readonly Walked[];
  /** The accounts after it, and after its first parent. */
  readonly accounts: Accounts;
  readonly before: Accounts;
}

export interface WalkedRange {
  readonly walk: Walk;
  readonly steps: readonly Walked[];
  /** The accounts as they stand at the head. */
  readonly heads: readonly Account[];
  /** Of files that were archived, and are kept nowhere at the head. */
  readonly unkept: readonly Said[];
  obstacles(): readonly Obstacle[];
}

/** What a walk behind the base has found. */
export interface Behind {
  readonly accounts: ReadonlyMap<ObjectId, Accounts>;
  readonly made: Made;
}

const none: Accounts = new Map();
export const nothingBehind: Behind = { accounts: new Map(), made: new Map() };

/** Nothing but what lies behind the base. */
export function memoryOf(behind = nothingBehind): Memory {
  const accounts = new Map<ObjectId, Accounts>();
  const at = (commit: ObjectId) => accounts.get(commit) ?? behind.accounts.get(commit) ?? none;
  return {
    at,
    accounts,
    made: new Map(behind.made),
    asks: new Set(),
    lastSaid(commit, path) {
      const account = at(commit).get(path);
      if (account === undefined || account.isMovedAway) return undefined;
      if (docOf(account.version) !== null) return account.version;
      // A path that was only looked at has nothing behind it.
      const hasStood = account.version !== null || account.memory.last !== undefined;
      return account.passed?.version ?? (hasStood ? null : undefined);
    },
    leftAt(commit) {
      return [...at(commit).values()].flatMap(({ file, version, memory: { last }, isMovedAway, errors }) => {
        const isGone = version === null && last !== undefined && !isMovedAway && errors.length === 0;
        return isGone ? [{ ...file, version: last.version }] : [];
      });
    },
  };
}

/** Whether a path is governed as a file of the same kind. */
export function governedAlike({ past }: Pick<Walk, 'past'>, { file }: Account): (path: string) => boolean {
  return (path) => past.view.governed().get(path)?.kind === file.governance.kind;
}
