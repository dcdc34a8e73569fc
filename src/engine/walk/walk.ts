import type { Limits } from '../../formats/limits.ts';
import type { NotJudged } from '../contract/check.ts';
import type { Context } from '../contract/context.ts';
import type { ReportedTransition } from '../contract/report.ts';
import type { Scopes } from '../judge/squash.ts';
import type { Resolved } from '../law/conclude.ts';
import type { Known, LastSaid } from '../past.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type FileTracks, lastReadable, type ReportedStep } from './file-track.ts';
import type { Made } from './reverts.ts';

/** The third port of a walk: the tracks of all files after each commit. */
export interface Memory extends LastSaid {
  at(commit: ObjectId): FileTracks;
  readonly tracks: Map<ObjectId, FileTracks>;
  /** The commits walked so far. */
  readonly made: Made;
}

/** The commit behind the base whose error a change about a subject only repairs. */
export type Excuse = (
  commit: ObjectId,
  path: string,
  subject: string,
  after: ReadVersion | null,
) => string | undefined;

/** One walk over commits, parents first: the same before the base and after it. */
export interface Walk extends Known {
  readonly memory: Memory;
  readonly run: Run;
  /** The commits behind the base, as far back as they are judged or reverted. */
  earlier(): Promise<Earlier>;
  /** Only these paths are judged, where not all are. */
  readonly only?: ReadonlySet<string>;
  readonly excuse?: Excuse;
}

/** Commits behind the base, oldest first, and by what they changed. */
export interface Earlier {
  readonly commits: readonly CommitFacts[];
  readonly made: Made;
}

/** What is shared by all judgements of one walk, and how it judges. */
export interface Run {
  readonly waiving: Waiving;
  readonly limits: Limits;
  /** The walk is about commits behind the base. */
  readonly isBehind: boolean;
  readonly guard: Context['guard'];
  readonly scope: 'snapshot' | 'net' | undefined;
  readonly squashOf: Scopes['squashOf'];
  readonly awaitsMessage: boolean;
}

/** One file's transition in one commit, as reports list it. */
export interface Walked {
  readonly findings: readonly ReportedStep[];
  readonly resolved: readonly Resolved[];
  readonly notJudged: readonly NotJudged[];
  readonly notices: readonly string[];
  readonly transition: ReportedTransition & { readonly commit: string };
  /** The version at the first parent, for whoever looks on; null in what a range keeps, which would be all versions. */
  readonly before: ReadVersion | null;
}

/** One commit as it was walked, for whoever looks on. */
export interface WalkedCommit {
  readonly index: number;
  readonly total: number;
  readonly commit: CommitFacts;
  readonly walked: readonly Walked[];
  /** Set where the range is walked again for these paths alone. */
  readonly only?: ReadonlySet<string>;
  /** The tracks after it. */
  readonly tracks: FileTracks;
}

const none: FileTracks = new Map();

/** `behind` are tracks of commits that are not walked again. */
export function memoryOf(behind: ReadonlyMap<ObjectId, FileTracks> = new Map()): Memory {
  const tracks = new Map<ObjectId, FileTracks>();
  const at = (commit: ObjectId) => tracks.get(commit) ?? behind.get(commit) ?? none;
  return {
    ...{ at, tracks, made: new Map() },
    lastSaid(commit, path) {
      const known = at(commit).get(path);
      return known === undefined ? undefined : lastReadable(known);
    },
  };
}
