import type { Judgement } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { Obstacle, ReportedTransition } from '../../core/report.ts';
import type { Limits } from '../../formats/limits.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { Known, LastSaid } from '../past.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { Scopes } from '../squash.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';
import type { Account, Kept } from './account.ts';
import type { Ledger, Said } from './ledger.ts';

export type Accounts = ReadonlyMap<string, Account>;

/**
 * Commits, oldest first, by what stood at the first path that they changed, or by that path where nothing did. Who undoes one
 * leaves it there again, which nearly no commit does: so nearly none is held against another.
 */
export type Made = Map<string, readonly CommitFacts[]>;

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

/** What is shared by all judgements of one walk, and how it judges. */
export interface Run {
  readonly ledger: Ledger;
  readonly waiving: Waiving;
  readonly limits: Limits;
  /** The walk is about commits behind the base. */
  readonly isBehind: boolean;
  readonly guard: Context['guard'];
  readonly scope: 'snapshot' | undefined;
  readonly squashOf: Scopes['squashOf'];
  readonly awaitsMessage: boolean;
}

/** What a merge brings to one of its parents: what the commits of the other sides did, as far as the walk knows them. */
export interface Brought {
  readonly messages: readonly string[];
  /** What they changed that was no merge. */
  readonly touched: readonly string[];
  /**
   * What the merge holds as this parent has it, and not as a side that did it; `own` leaves out what this parent changed as well:
   * there its work may stand.
   */
  lost(own?: 'own'): Promise<ReadonlySet<string>>;
  /** What the merge changes for this parent, whoever did it. */
  made(): Promise<readonly string[]>;
}

/** One commit as it concerns one file. */
export interface Change {
  readonly commit: CommitFacts;
  readonly file: ConcernedFile;
  readonly after: ReadVersion | null;
  /** What is known beside the versions; what is archived is looked for when something goes. */
  readonly context: Context;
  /** Paths that hold what versions hold, less those that stay what they were in another one: the version after, unless told. */
  readonly archivesOf: (
    lost: readonly (ReadVersion | null)[],
    after?: ReadVersion | null,
  ) => Promise<readonly string[]>;
  /** The paths that a merge brings to one of its parents. */
  readonly touchedBeside: (parent: number) => readonly string[];
  /** The same with what became of them; undefined where another side begins before what is walked. */
  readonly broughtTo: (parent: number) => Promise<Brought | undefined>;
  /** Whether what an archive kept is kept still where this change is made. */
  readonly keeps: (kept: Kept) => Promise<boolean>;
  /** What a new file is judged from that repeats a standing one; null for any other. */
  readonly copiedFrom: () => Promise<ReadVersion | null>;
  /** Whether a path is governed as a file of the same kind. */
  readonly isAlike: (path: string) => boolean;
  /** What says how the file is judged as it stood just before, where it is judged by what stood before the range. */
  readonly graphBefore?: () => Promise<unknown>;
  /** The same facts as they stand, whoever brought them. */
  readonly standing: Pick<Context, 'collisions' | 'elsewhere'>;
  /** The commit that this one reverts exactly, and the account before that one. */
  readonly revert?: { readonly commit: string; readonly before: Account } | undefined;
}

/** One change, judged: the account after it, and what was said. */
export interface JudgedChange {
  readonly account: Account;
  readonly findings: readonly ReportedFinding[];
  readonly judgement: Pick<Judgement, 'notJudged' | 'step' | 'notices'>;
  /** The file went back to an earlier account, so that nothing of it is claimed anew. */
  readonly isBack?: true;
}

export function setupOf({ limits }: Run, { file }: Pick<Change, 'file'>): FileSetup {
  return { ...file.governance, path: file.path, limits };
}

/** Everything that has to return to the ground for a finding to go. */
export function refusedBy({ refuses, subject }: Finding): readonly string[] {
  return refuses ?? [subject];
}

export function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}
