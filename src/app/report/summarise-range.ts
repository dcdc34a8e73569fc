import { identity, type NotJudged } from '../../core/check.ts';
import { withoutEchoes } from '../../core/claims.ts';
import type { Context } from '../../core/context.ts';
import { doneEntities } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import { groupBy } from '../../core/group.ts';
import { mergeRules } from '../../core/merge-rules.ts';
import { buildReport, type Obstacle, type Report } from '../../core/report.ts';
import type { AffectedView } from '../../core/view.ts';
import type { FileTrack } from '../account/file-track.ts';
import type { JudgedTransition } from '../judge/judge-commit.ts';
import type { JudgedNet } from '../judge/judge-net.ts';
import { affectedView } from './affected-view.ts';
import { netFollowsSteps } from './net-follows-steps.ts';

export interface RangeOutcome {
  readonly steps: readonly JudgedTransition[];
  readonly tracks: readonly FileTrack[];
  /** In the order of `tracks`. */
  readonly nets: readonly JudgedNet[];
  readonly guard: Context['guard'];
  readonly obstacles: readonly Obstacle[];
  /** Findings about other files than the governed ones. */
  readonly others: readonly ReportedFinding[];
  readonly notices: readonly string[];
}

/** One report of everything that was judged in a range: one change is one finding, in whichever scope it showed. */
export function summariseRange(outcome: RangeOutcome): Report {
  const { steps, nets, tracks, guard, obstacles } = outcome;
  const stepFindings = groupBy(steps, ({ track }) => track.origin);
  const byTrack = tracks.map((track, index) => {
    const own = (stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings);
    const all = netWithoutEchoes([...own, ...(nets[index]?.findings ?? [])], track);
    return netFollowsSteps(withRepairs(all, track));
  });
  const findings = byTrack.flat();
  // What was found on a line of history that no track at the head continues still stands.
  const known = new Set(tracks.map(({ origin }) => origin));
  for (const [origin, lost] of stepFindings) {
    if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
  }
  const claimed = new Set(
    steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))),
  );
  const standing = new Set(
    tracks.flatMap(({ file, head }) =>
      [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id)),
    ),
  );
  return buildReport({
    findings: [...findings, ...outcome.others],
    notJudged: commonlyNotJudged(steps, nets),
    transitions: steps.map(({ transition }) => transition),
    claimed: claimed.size,
    verified: guard === 'success' ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
    guard,
    obstacles,
    notices: [...outcome.notices, ...steps.flatMap(({ notices }) => notices)],
    views: tracks.flatMap((track, index) => viewOf(track, byTrack[index] ?? [])),
  });
}

/** What a range did to a file, as a picture of its last readable version and what the first one held besides. */
function viewOf(track: FileTrack, findings: readonly ReportedFinding[]): AffectedView[] {
  const { file, head, readable, stretches } = track;
  const before = stretches[0]?.from?.parsed?.doc ?? null;
  const after = head === null ? null : (head.parsed?.doc ?? readable?.parsed?.doc ?? null);
  const { kind } = file.governance;
  const view = affectedView({ file: file.path, kind, before, after, findings });
  return view === undefined ? [] : [view];
}

/**
 * An error that stands nowhere at the head any more is a note that names the commit that repaired it; a
 * finding of the net goes with its step findings.
 */
function withRepairs(findings: readonly ReportedFinding[], track: FileTrack): ReportedFinding[] {
  const standing = new Set(track.open.map(({ fingerprint }) => fingerprint));
  return findings.map((finding) => {
    const commit = track.repairs.get(finding.fingerprint);
    const isOpen = finding.severity !== 'error' || commit === undefined || standing.has(finding.fingerprint);
    return isOpen ? finding : { ...finding, severity: 'note', repairedBy: commit };
  });
}

/**
 * Step findings were freed of echoes commit by commit; here only those of the net may be echoes of steps. What a
 * step said at the path from which the file was moved is not said again at the new one; nor is what the same rule
 * said of the same subject in a step, at least as gravely, by another message.
 */
function netWithoutEchoes(findings: readonly ReportedFinding[], track: FileTrack): ReportedFinding[] {
  const { file } = track;
  const { kind } = file.governance;
  const once = new Set(kind.rules.filter(({ saidOnce }) => saidOnce).map(({ id }) => id as string));
  const kept = new Set(withoutEchoes(findings, [...kind.rules, ...mergeRules(kind.id)]));
  const moved = findings.filter((finding) => finding.scope !== 'net' && finding.file !== file.path);
  const said = new Set(moved.map(identity));
  const steps = groupBy(
    findings.filter(({ scope }) => scope !== 'net'),
    ruleAndSubject,
  );
  return findings.filter(
    (finding) =>
      finding.scope !== 'net' ||
      (kept.has(finding) &&
        !said.has(identity(finding)) &&
        !isSaidBy(steps.get(ruleAndSubject(finding)) ?? [], finding, once.has(finding.ruleId))),
  );
}

function ruleAndSubject({ ruleId, subject }: ReportedFinding): string {
  return `${ruleId} ${subject}`;
}

function isSaidBy(
  steps: readonly ReportedFinding[],
  { messageId, severity }: ReportedFinding,
  isOnce: boolean,
): boolean {
  return steps.some(
    (step) =>
      isOnce || (step.messageId !== messageId && (step.severity === 'error' || step.severity === severity)),
  );
}

/** A rule that was judged for one commit at least, or in the net, is not listed. */
function commonlyNotJudged(steps: readonly JudgedTransition[], nets: readonly JudgedNet[]): NotJudged[] {
  const [first, ...rest] = steps;
  return (first?.notJudged ?? []).filter(
    ({ ruleId }) =>
      rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) &&
      !nets.some(({ judged }) => judged.has(ruleId)),
  );
}

function claimKey(file: string, id: string): string {
  return JSON.stringify([file, id]);
}
