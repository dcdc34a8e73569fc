import type { FindingItem, ReportedFinding, Severity } from '../engine/contract/finding.ts';
import type { Report } from '../engine/contract/report.ts';
import { groupBy } from '../formats/group.ts';

/** Up to here each is told by itself. */
const mostAlone = 3;
/** So many items of one cause are listed; nobody reads more, and `count` says how many there are. */
const mostItems = 20;

/**
 * One cause is one finding: many of one rule, file, commit and way back become one, with a count and the items under it.
 * What is counted is causes, too. A report whose findings are grouped already comes out as it is.
 */
export function groupAlike(report: Report, { verbose }: { readonly verbose: boolean }): Report {
  const findings = groupFindings(report.findings, verbose ? Number.POSITIVE_INFINITY : mostItems);
  const less = (severity: Severity) => numberOf(report.findings, severity) - numberOf(findings, severity);
  return {
    ...report,
    errors: report.errors - less('error'),
    warnings: report.warnings - less('warning'),
    notes: report.notes - less('note'),
    findings,
  };
}

/** Each at the place of the first of its cause. */
export function groupFindings(findings: readonly ReportedFinding[], most = mostItems): ReportedFinding[] {
  return [...groupBy(findings, causeOf).values()].flatMap((members) => {
    const [first] = members;
    return first === undefined || members.length <= mostAlone ? members : [grouped(first, members, most)];
  });
}

/** What a finding is about: of a group, its first item. */
export function leadOf(finding: ReportedFinding): Pick<FindingItem, 'subject' | 'label'> {
  return finding.items?.[0] ?? finding;
}

/** How many items a finding speaks for besides the one that it shows. */
export function othersOf({ count = 1 }: ReportedFinding): number {
  return count - 1;
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Errors before warnings before notes, each in the order of the report. */
export function gravestFirst(findings: readonly ReportedFinding[]): ReportedFinding[] {
  return findings.toSorted((left, right) => ranks[left.severity] - ranks[right.severity]);
}

/** The place, words and digests are those of the first item; the subject is what all of them lie in, the file. */
function grouped(first: ReportedFinding, members: readonly ReportedFinding[], most: number): ReportedFinding {
  const { label: _, ...rest } = first;
  const items = members.slice(0, most).map(itemOf);
  const refuses = [...new Set(items.flatMap((item) => item.refuses))];
  return { ...rest, subject: '', refuses, count: members.length, items };
}

function itemOf(finding: ReportedFinding): FindingItem {
  const { subject, label, message, side, pointer, line, column, refuses, fingerprint, change } = finding;
  const named = label === undefined ? { subject } : { subject, label };
  return { ...named, message, side, pointer, line, column, refuses, fingerprint, change };
}

function causeOf({
  severity,
  ruleId,
  messageId,
  file,
  commits,
  ended,
  waivedBy,
  repair,
  count,
}: ReportedFinding): string {
  const { patch: _, ...way } = repair ?? {};
  return JSON.stringify([severity, ruleId, messageId, file, commits, ended, waivedBy?.reason, way, count]);
}

function numberOf(findings: readonly ReportedFinding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
