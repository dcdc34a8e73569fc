import type { Judgement } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { Limits } from '../../core/limits.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts } from '../ports.ts';
import type { Scopes } from '../squash.ts';
import type { FileSetup, ReadVersion } from '../versions/read-version.ts';
import type { Account, Kept } from './account.ts';
import type { Ledger } from './ledger.ts';

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
