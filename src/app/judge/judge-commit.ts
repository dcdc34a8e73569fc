import type { Judgement } from '../../core/check.ts';
import type { Context, PriorCommit, Step } from '../../core/context.ts';
import { fileRules } from '../../core/file-rules/index.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { Limits } from '../../core/limits.ts';
import type { ReportedTransition } from '../../core/report.ts';
import { advance, type FileTrack } from '../account/file-track.ts';
import { repairedBy, withoutRepaired } from '../account/repair.ts';
import { repairedAsAdded } from '../account/repair-as-added.ts';
import { repairedAsMerged } from '../account/repair-as-merged.ts';
import { withRepaired } from '../account/restored-version.ts';
import type { IdsElsewhere } from '../files/ids-elsewhere.ts';
import type { Collisions } from '../files/path-collisions.ts';
import type { Waiving } from '../policy/waiving.ts';
import type { CommitFacts } from '../ports.ts';
import { reportFindings } from '../report/report-finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import {
  claimedBetween,
  type FileSetup,
  judgeMergeVersions,
  judgeVersions,
  type MergedVersions,
} from './judge-versions.ts';

/** One transition of one file, judged. */
export interface JudgedTransition {
  readonly track: FileTrack;
  readonly findings: readonly ReportedFinding[];
  /** Rules whose findings cut the range here. */
  readonly cutting: readonly string[];
  /** Whether it brought a subject with an open error back. */
  readonly isRepair: boolean;
  readonly notJudged: Judgement['notJudged'];
  readonly notices: readonly string[];
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
  readonly collisions: Collisions;
  readonly elsewhere: IdsElsewhere;
  /** The commit that this one reverts exactly. */
  readonly reverts: string | undefined;
  readonly guard: Context['guard'];
  readonly waiving: Waiving;
  /** Judged otherwise than the number of parents says. */
  readonly scope: 'snapshot' | 'net' | undefined;
  readonly awaitsMessage: boolean;
  readonly steps: readonly Step[] | undefined;
  readonly limits: Limits;
}

/** The versions of one file around a commit. A plain commit has one parent and no bases. */
export interface CommitVersions {
  readonly parents: readonly (ReadVersion | null)[];
  readonly bases: readonly (ReadVersion | null)[];
  readonly after: ReadVersion | null;
}

/** Judges what one commit did to one file, and returns the file's track moved on. */
export function judgeCommit(
  track: FileTrack,
  versions: CommitVersions,
  setup: CommitSetup,
): JudgedTransition {
  const { commit, limits } = setup;
  const { file } = track;
  const { after } = versions;
  const own: FileSetup = { ...file.governance, path: file.path, limits };
  // A version that is gone or unreadable was judged when it went; what comes next follows the last readable one.
  const parents = versions.parents.map((parent) =>
    parent?.parsed?.doc ? parent : (track.readable ?? parent),
  );
  const before = parents[0] ?? null;
  const context = transitionContext(track, setup);
  const back = repairedBy(own.kind, track.open, after, setup.collisions.standing.length > 0);
  const unlike = track.open.filter((error) => !back.includes(error));
  const whole = { ...context, elsewhere: setup.elsewhere.standing };
  const repaired = [
    ...back,
    ...repairedAsAdded(own, unlike, after, whole),
    ...repairedAsMerged(own, unlike, after, whole),
  ];
  const merged: MergedVersions = { ...versions, readable: parents };
  const judged =
    parents.length > 1
      ? judgeMergeVersions(own, merged, context)
      : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
  const origin = { before, after, commit: commit.id, accepted: track.accepted };
  const reported = reportFindings(own, withoutRepaired(own.kind, judged.findings, repaired), origin);
  // A waived change is accepted: what comes later is judged against it.
  const findings = setup.waiving.apply(reported);
  const cutting = cuttingRules(own, findings);
  const step = judged.step === undefined ? {} : { step: judged.step };
  return {
    track: advance(track, {
      before,
      after,
      commit: commit.id,
      findings,
      repaired,
      merge: parents.length > 1 ? { commit: commit.id, versions: merged } : undefined,
      cuts: cutting.length > 0,
    }),
    findings,
    cutting,
    isRepair: repaired.length > 0,
    notJudged: judged.notJudged,
    notices: judged.notices ?? [],
    transition: { file: file.path, kind: own.kind.id, commit: commit.id, ...step },
    // What a merge brings together was claimed where it was done.
    claimed: parents.length > 1 || setup.scope === 'snapshot' ? [] : claimedBetween(own.kind, before, after),
  };
}

function cuttingRules({ kind }: FileSetup, findings: readonly ReportedFinding[]): string[] {
  const cutting = new Set(
    [...fileRules, ...kind.rules].flatMap(({ id, cutsRange }) => (cutsRange ? [id as string] : [])),
  );
  return findings.map(({ ruleId }) => ruleId).filter((id) => cutting.has(id));
}

function transitionContext({ file, vanished, policy }: FileTrack, setup: CommitSetup): Context {
  const { commit, guard, steps, prior } = setup;
  const { message, at } = commit;
  return {
    scope: setup.scope ?? (commit.parents.length > 1 ? 'merge' : 'step'),
    path: file.path,
    touched: commit.changes.map(({ path }) => path),
    siblings: setup.siblings,
    others: setup.others,
    archived: setup.archived,
    collisions: setup.collisions.introduced,
    elsewhere: setup.elsewhere.introduced,
    vanished,
    ...(setup.awaitsMessage ? { awaitsMessage: true } : {}),
    ...(setup.reverts === undefined ? {} : { reverts: setup.reverts }),
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    prior: prior.slice(0, file.governance.kind.lookback),
    // A failed guard speaks of the head and is judged over the whole range; flips may be taken back before it.
    ...(guard === undefined || guard === 'failure' ? {} : { guard }),
    ...(steps === undefined ? {} : { steps }),
    ...(policy === undefined ? {} : { policy }),
  };
}
