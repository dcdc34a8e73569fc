import type { Judgement } from '../core/check.ts';
import type { Context, PriorCommit, Step, VanishedEntity } from '../core/context.ts';
import { subjectValue } from '../core/entity.ts';
import type { ReportedFinding } from '../core/finding.ts';
import type { StateKind } from '../core/kind.ts';
import type { Limits } from '../core/limits.ts';
import type { ReportedTransition } from '../core/report.ts';
import { subjectOf } from '../core/subject.ts';
import { claimedBetween, type FileSetup, judgeVersions } from './judge-versions.ts';
import type { CommitFacts } from './ports.ts';
import type { ReadVersion } from './read-version.ts';
import { type OpenError, openAfter, repairedBy, withoutRepaired, withRepaired } from './repair.ts';
import { reportFindings } from './report-finding.ts';
import type { ConcernedFile } from './repository-state.ts';

/** What is remembered of one governed file while a range is walked. */
export interface FileTrack {
  /** The file's first path and commit in the range: what tells tracks apart when files move. */
  readonly origin: string;
  readonly file: ConcernedFile;
  /** The version at the base of the range, and the latest one; null where the file is absent. */
  readonly base: ReadVersion | null;
  readonly head: ReadVersion | null;
  /** The last version that could be read. */
  readonly readable: ReadVersion | null;
  /** The last commit at which the file held no open error. */
  readonly accepted: string;
  readonly open: readonly OpenError[];
  /** Fingerprints of errors that were repaired, with the commit that last did it. */
  readonly repairs: ReadonlyMap<string, string>;
  readonly vanished: readonly VanishedEntity[];
}

/** One transition of one file, judged. */
export interface JudgedTransition {
  readonly track: FileTrack;
  readonly findings: readonly ReportedFinding[];
  readonly notJudged: Judgement['notJudged'];
  readonly transition: ReportedTransition;
  /** Ids of the entities that turned done. */
  readonly claimed: readonly string[];
}

/** What a commit's transitions share. */
export interface CommitSetup {
  readonly commit: CommitFacts;
  /** The nearest first-parent commits before this one, nearest first. */
  readonly prior: readonly PriorCommit[];
  readonly siblings: readonly string[];
  readonly others: readonly string[];
  readonly archived: readonly string[];
  readonly guard: Context['guard'];
  readonly steps: readonly Step[] | undefined;
  readonly limits: Limits;
}

/** Judges what one commit did to one file, and returns the file's track moved on. */
export function judgeCommit(
  track: FileTrack,
  before: ReadVersion | null,
  after: ReadVersion | null,
  setup: CommitSetup,
): JudgedTransition {
  const { commit, limits } = setup;
  const { file } = track;
  const own: FileSetup = { ...file.governance, path: file.path, limits };
  // A version that is gone or unreadable was judged when it went; what comes next follows the last readable one.
  const previous = before?.parsed?.doc || track.readable === null ? before : track.readable;
  const repaired = repairedBy(own.kind, track.open, after);
  const reference = withRepaired(own.kind, previous, after, repaired);
  const judged = judgeVersions(own, reference, after, stepContext(track, setup));
  const origin = { before: previous, after, commit: commit.id, accepted: track.accepted };
  const findings = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
  const step = judged.step === undefined ? {} : { step: judged.step };
  return {
    track: advance(track, { before: previous, after, commit, findings, repaired }),
    findings,
    notJudged: judged.notJudged,
    transition: { file: file.path, kind: own.kind.id, commit: commit.id, ...step },
    claimed: claimedBetween(own.kind, previous, after),
  };
}

function stepContext({ file, vanished }: FileTrack, setup: CommitSetup): Context {
  const { commit, guard, steps } = setup;
  return {
    scope: 'step',
    path: file.path,
    message: commit.message,
    at: commit.at,
    touched: commit.changes.map(({ path }) => path),
    prior: setup.prior.slice(0, file.governance.kind.lookback),
    siblings: setup.siblings.filter((path) => path !== file.path),
    others: setup.others,
    archived: setup.archived,
    vanished,
    // A failed guard speaks of the head and is judged over the whole range; flips may be taken back before it.
    ...(guard === undefined || guard === 'failure' ? {} : { guard }),
    ...(steps === undefined ? {} : { steps }),
  };
}

interface Outcome {
  readonly before: ReadVersion | null;
  readonly after: ReadVersion | null;
  readonly commit: CommitFacts;
  readonly findings: readonly ReportedFinding[];
  readonly repaired: readonly OpenError[];
}

function advance(track: FileTrack, { before, after, commit, findings, repaired }: Outcome): FileTrack {
  const earlier = before?.parsed?.doc ?? null;
  const later = after?.parsed?.doc ?? null;
  const comparable = earlier !== null && (later !== null || after === null);
  const gone = comparable ? vanishedBetween(track.file.governance.kind, earlier, later, commit.id) : [];
  const open = openAfter(track.open, repaired, findings, before);
  return {
    ...track,
    head: after,
    readable: later === null ? track.readable : after,
    open,
    accepted: open.length > 0 ? track.accepted : commit.id,
    repairs: new Map([
      ...track.repairs,
      ...repaired.map(({ fingerprint }) => [fingerprint, commit.id] as const),
    ]),
    vanished: [...track.vanished, ...gone],
  };
}

function vanishedBetween(
  kind: StateKind,
  earlier: unknown,
  later: unknown,
  commit: string,
): VanishedEntity[] {
  const remaining = new Set(later === null ? [] : kind.entities(later));
  return [...kind.entities(earlier)].flatMap((id) => {
    const value = remaining.has(id) ? undefined : subjectValue(kind, earlier, subjectOf(id));
    return value === undefined ? [] : [{ subject: subjectOf(id), value, commit }];
  });
}
