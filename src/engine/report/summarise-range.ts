import type { NotJudged } from '../contract/check.ts';
import type { Context } from '../contract/context.ts';
import type { Ended, ReportedFinding } from '../contract/finding.ts';
import type { RepairPlace } from '../contract/repair.ts';
import { buildReport, type Report } from '../contract/report.ts';
import type { AffectedView } from '../contract/view.ts';
import type { Claimed } from '../judge/claims.ts';
import type { JudgedRange } from '../judge/judge-range.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { FileTrack } from '../walk/file-track.ts';
import type { Walked } from '../walk/walk.ts';
import type { WalkedRange } from '../walk/walk-range.ts';
import { affectedView } from './affected-view.ts';
import { fileRepair, repairOf, withRepair } from './file-repair.ts';
import type { FileRepair } from './repair-text.ts';

export interface RangeOutcome {
  readonly walked: WalkedRange;
  readonly ranges: readonly JudgedRange[];
  /** What each file was at the base. */
  readonly bases: ReadonlyMap<FileTrack, ReadVersion | null>;
  readonly claims: readonly Claimed[];
  /** No commit was judged by itself. */
  readonly alone: boolean;
  readonly guard: Context['guard'];
  /** Findings about other files than state files, and of the merge that a pull request would make. */
  readonly others: readonly ReportedFinding[];
  readonly notices: readonly string[];
  /** Whether repairs are worked out. */
  readonly isRepaired: boolean;
  readonly place: RepairPlace;
}

export interface Summary {
  readonly report: Report;
  /** What would repair each file of which something is rejected. */
  readonly repairs: readonly FileRepair[];
}

/** One report of everything that was judged in a range: one change is one finding, in whichever scope it showed. */
export function summariseRange(outcome: RangeOutcome): Summary {
  const { walked, ranges, claims, guard, others, notices, isRepaired, alone } = outcome;
  const { steps, heads, walk } = walked;
  const { limits, scope } = walk.run;
  const place = alone ? { ...outcome.place, isWhole: true } : outcome.place;
  const planned = heads.flatMap((head) => {
    // A version that is judged by itself has none before it to go back to.
    const repair =
      isRepaired && scope !== 'snapshot' ? fileRepair(head, walk.past.range.base, limits) : undefined;
    return repair === undefined ? [] : [{ head, repair, printed: repairOf(repair, place) }];
  });
  const repairs = new Map(
    planned.flatMap(({ head, printed }) => head.track.open.map(({ id }) => [id, printed] as const)),
  );
  const findings = endedFindings(walked).map(({ finding, id }) =>
    finding.severity === 'error' && id !== undefined ? withRepair(finding, repairs.get(id)) : finding,
  );
  const claimed = claims.reduce((sum, { ids }) => sum + ids.size, 0);
  const judged = [...findings, ...ranges.flatMap((each) => each.findings)];
  // Of a range that is one change nobody knows which commit did it.
  const all = alone ? judged.map(({ commits: _, ...whole }) => whole) : judged;
  const report = buildReport({
    findings: [...all, ...others],
    notJudged: commonlyNotJudged(steps, ranges),
    transitions: steps.map(({ transition }) => transition),
    claimed,
    verified: guard === 'success' ? claimed : 0,
    guard,
    obstacles: walked.obstacles(),
    notices: [...notices, ...steps.flatMap((step) => step.notices)],
    views: heads.flatMap((head) => viewOf(head, outcome.bases.get(head) ?? null, all)),
  });
  return { report, repairs: planned.map(({ repair }) => repair) };
}

/** What each commit reports, as it is at the head: an error that is resolved is a note that says how. */
export function endedFindings({
  steps,
  heads,
}: WalkedRange): readonly { finding: ReportedFinding; id?: string }[] {
  const open = new Set(heads.flatMap(({ track }) => track.open.map(({ id }) => id)));
  const ends = new Map<string, Ended>();
  for (const { resolved, findings } of steps)
    for (const { id, commit, isWhole } of resolved) {
      const isUndone = findings.some(({ finding }) => finding.ruleId === 'state-file/undone');
      if (isWhole) ends.set(id, { how: isUndone ? 'taken-back' : 'repaired', by: commit });
    }
  return steps.flatMap(({ findings }) =>
    findings.map((each) => {
      const end = each.id === undefined || open.has(each.id) ? undefined : ends.get(each.id);
      if (end === undefined) return each;
      return { ...each, finding: { ...each.finding, severity: 'note' as const, ended: end } };
    }),
  );
}

/** What a range did to a file, as a picture of its last readable version and what the first one held besides. */
function viewOf(
  { file, track }: FileTrack,
  base: ReadVersion | null,
  all: readonly ReportedFinding[],
): AffectedView[] {
  const { current, baseline } = track;
  const after = current === null ? null : (docOf(current) ?? docOf(baseline));
  const findings = all.filter((each) => each.file === file.path);
  const { kind } = file.governance;
  const view = affectedView({ file: file.path, kind, before: docOf(base), after, findings });
  return view === undefined ? [] : [view];
}

/** A rule that was judged for one commit at least, or in the range, is not listed. */
function commonlyNotJudged(steps: readonly Walked[], ranges: readonly JudgedRange[]): readonly NotJudged[] {
  const [first, ...rest] = steps;
  return (first?.notJudged ?? []).filter(
    ({ ruleId }) =>
      rest.every(({ notJudged }) => notJudged.some((other) => other.ruleId === ruleId)) &&
      !ranges.some(({ judged }) => judged.has(ruleId)),
  );
}
