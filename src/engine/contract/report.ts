import { groupBy } from '../../formats/group.ts';
import { compareCodePoints } from '../../formats/order.ts';
import type { NotJudged } from './check.ts';
import type { ReportedFinding, Severity } from './finding.ts';
import type { ExplainedStep } from './kind.ts';
import type { AffectedView } from './view.ts';

export type Verdict = 'pass' | 'fail' | 'cannot-judge';

/** Why the gate could not judge at all: never a pass, never the agent's fault. */
export interface Obstacle {
  /** Stable, for programs. */
  readonly code: string;
  /** What is in the way. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** One judged transition of one file. */
export interface ReportedTransition {
  /** Path in the repository. */
  readonly file: string;
  /** The kind of the file. */
  readonly kind: string;
  /** The commit that brought it; absent outside of history. */
  readonly commit?: string;
  /** The step behind it, where the kind has steps. */
  readonly step?: ExplainedStep;
}

/**
 * The result of a check, versioned by `schemas/report`. `claimed` counts the items that turned done, and
 * `verified` those of them that a guard handed to the gate has verified (docs/judging.md, 4, Claims).
 */
export interface Report {
  /** Of the form of this report. */
  readonly version: 2;
  /** `cannot-judge` is never a pass. */
  readonly verdict: Verdict;
  /** How many findings are errors. */
  readonly errors: number;
  /** How many are warnings. */
  readonly warnings: number;
  /** How many are notes. */
  readonly notes: number;
  /** Items that turned done. */
  readonly claimed: number;
  /** Those of them that a guard handed to the gate speaks for. */
  readonly verified: number;
  /** What that guard said. */
  readonly guard?: 'success' | 'failure' | 'skipped';
  /** The step behind the transition, where there is one alone. */
  readonly step?: ExplainedStep;
  /** Paths of the files that were judged, sorted. */
  readonly files: readonly string[];
  /** What was judged, in order. */
  readonly transitions: readonly ReportedTransition[];
  /** Sorted by file, line, column and rule. */
  readonly findings: readonly ReportedFinding[];
  /** Rules that were silent for want of something, and what. */
  readonly notJudged: readonly NotJudged[];
  /** Why nothing could be judged; empty where it was. */
  readonly obstacles: readonly Obstacle[];
  /** What else has to be said of the judging itself, in plain sentences. */
  readonly notices: readonly string[];
  /** For pictures: where in the files the errors and warnings are; absent where they are nowhere. */
  readonly views?: readonly AffectedView[];
}

export interface ReportInput {
  readonly findings: readonly ReportedFinding[];
  readonly notJudged?: readonly NotJudged[];
  readonly obstacles?: readonly Obstacle[];
  readonly transitions?: readonly ReportedTransition[];
  readonly claimed?: number;
  readonly verified?: number;
  readonly guard?: 'success' | 'failure' | 'skipped' | undefined;
  readonly step?: ExplainedStep | undefined;
  readonly notices?: readonly string[];
  readonly views?: readonly AffectedView[];
}

/** A report of many files is read by table; pictures are for the first of them. */
const mostViews = 10;

/** Orders, counts and judges. Findings of one file and fingerprint are one finding with all their commits. */
export function buildReport(input: ReportInput): Report {
  const findings = mergeByFingerprint(input.findings).sort(compareFindings);
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const obstacles = input.obstacles ?? [];
  const transitions = input.transitions ?? [];
  const errors = count('error');
  const views = (input.views ?? []).slice(0, mostViews);
  return {
    version: 2,
    verdict: obstacles.length > 0 ? 'cannot-judge' : errors > 0 ? 'fail' : 'pass',
    errors,
    warnings: count('warning'),
    notes: count('note'),
    claimed: input.claimed ?? 0,
    verified: input.verified ?? 0,
    ...(input.guard === undefined ? {} : { guard: input.guard }),
    ...(input.step === undefined ? {} : { step: input.step }),
    files: [...new Set(transitions.map((transition) => transition.file))].sort(compareCodePoints),
    transitions,
    findings,
    notJudged: input.notJudged ?? [],
    obstacles,
    notices: [...new Set(input.notices ?? [])],
    ...(views.length === 0 ? {} : { views }),
  };
}

/** Total order: file, line, column, rule, subject, then whatever is left to tell findings apart. */
export function compareFindings(left: ReportedFinding, right: ReportedFinding): number {
  return (
    compareCodePoints(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareCodePoints(left.ruleId, right.ruleId) ||
    compareCodePoints(left.subject, right.subject) ||
    compareCodePoints(left.messageId, right.messageId) ||
    compareCodePoints(left.fingerprint, right.fingerprint)
  );
}

/** One finding for each fingerprint, with all its commits; the gravest stands for the others. */
function mergeByFingerprint(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const groups = groupBy(findings, ({ fingerprint }) => fingerprint);
  return [...groups.values()].map((group) => withAllSaid(group.reduce(joined), group));
}

/** How many of the things that were said of one subject in several commits are said again. */
const mostSaid = 5;

/** Where the commits of a finding did not do the same, it says of each what it did, and refuses all of it. */
function withAllSaid(finding: ReportedFinding, group: readonly ReportedFinding[]): ReportedFinding {
  const equal = group.filter(({ severity }) => severity === finding.severity);
  const said = groupBy(equal, ({ message }) => message);
  if (said.size < 2) return finding;
  const texts = [...said].map(([message, [first]]) => {
    const [at] = first?.commits ?? [];
    return at === undefined ? message : `${at.slice(0, 7)}: ${message}`;
  });
  const more = texts.length > mostSaid ? [`and ${texts.length - mostSaid} more`] : [];
  const message = [...texts.slice(0, mostSaid), ...more].join('; ');
  return { ...finding, message, refuses: [...new Set(equal.flatMap(({ refuses }) => refuses))] };
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

function joined(known: ReportedFinding, later: ReportedFinding): ReportedFinding {
  const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
  const commits = [...new Set([...(known.commits ?? []), ...(later.commits ?? [])])];
  // What ended several times is over since the last time.
  const ended = graver.ended === undefined || later.ended === undefined ? {} : { ended: later.ended };
  return commits.length === 0 ? graver : { ...graver, ...ended, commits };
}

/** The one report of what could not be checked. */
export function cannotCheck(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}
