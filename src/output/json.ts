import type { NotJudged } from '../engine/contract/check.ts';
import type { Ended, FindingItem, Place, ReportedFinding, WaivedBy } from '../engine/contract/finding.ts';
import type { ExplainedStep } from '../engine/contract/kind.ts';
import type { Obstacle, Report, ReportedTransition } from '../engine/contract/report.ts';
import type { AffectedNode, AffectedView, ViewLink } from '../engine/contract/view.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../formats/json-value.ts';
import { compareCodePoints } from '../formats/order.ts';
import { groupAlike } from './alike.ts';
import { jsonText } from './json-text.ts';
import { type PrintedRepair, printedRepair } from './repair-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';

/** For programs: the whole report, as schemas/report/v2.schema.json describes it. */
export const json: Reporter = { id: 'json', render };

/** Every member must be written, so that a new one cannot be forgotten; JSON leaves out the absent ones. */
type Complete<T> = { readonly [Key in keyof Required<T>]: unknown };

/** JSON is printed to terminals and runner logs too: its strings are escaped until they are harmless there. */
function render(report: Report, options: ReporterOptions): string {
  return jsonText(reportJson(groupAlike(report, options)));
}

function reportJson(report: Report) {
  return {
    version: report.version,
    verdict: report.verdict,
    errors: report.errors,
    warnings: report.warnings,
    notes: report.notes,
    claimed: report.claimed,
    verified: report.verified,
    guard: report.guard,
    step: stepJson(report.step),
    files: report.files,
    transitions: report.transitions.map(transitionJson),
    findings: report.findings.map(findingJson),
    notJudged: report.notJudged.map(notJudgedJson),
    obstacles: report.obstacles.map(obstacleJson),
    notices: report.notices,
    views: report.views?.map(viewJson),
  } satisfies Complete<Report>;
}

function findingJson(finding: ReportedFinding) {
  return {
    ruleId: finding.ruleId,
    title: finding.title,
    severity: finding.severity,
    message: finding.message,
    messageId: finding.messageId,
    subject: finding.subject,
    label: finding.label,
    scope: finding.scope,
    ...placeJson(finding),
    why: finding.why,
    fix: finding.fix,
    data: finding.data === undefined ? undefined : sorted(finding.data),
    laws: finding.laws,
    related: finding.related.map((place) => ({ ...placeJson(place), label: place.label })),
    commits: finding.commits,
    refuses: finding.refuses,
    ended: finding.ended === undefined ? undefined : endedJson(finding.ended),
    repair: repairJson(printedRepair(finding.repair)),
    waivedBy: finding.waivedBy === undefined ? undefined : waivedByJson(finding.waivedBy),
    fingerprint: finding.fingerprint,
    change: finding.change,
    count: finding.count,
    items: finding.items?.map(itemJson),
  } satisfies Complete<ReportedFinding>;
}

function itemJson(item: FindingItem) {
  const { subject, label, message, side, pointer, line, column, refuses, fingerprint, change } = item;
  const place = { side, pointer, line, column };
  return { subject, label, message, ...place, refuses, fingerprint, change } satisfies Complete<FindingItem>;
}

function endedJson({ how, by, of }: Ended) {
  return { how, by, of } satisfies Complete<Ended>;
}

function repairJson(repair: PrintedRepair | undefined) {
  if (repair === undefined) return undefined;
  return { command: repair.command, patch: repair.patch, loses: repair.loses };
}

function waivedByJson({ change, reason, until, severity }: WaivedBy) {
  return { change, reason, until, severity } satisfies Complete<WaivedBy>;
}

function placeJson(place: Place) {
  return {
    file: place.file,
    side: place.side,
    pointer: place.pointer,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
    text: place.text,
  } satisfies Complete<Place>;
}

function stepJson(step: ExplainedStep | undefined) {
  if (step === undefined) return undefined;
  const { node, status, guard, source } = step;
  return { node, status, guard, source } satisfies Complete<ExplainedStep>;
}

function transitionJson({ file, kind, commit, step }: ReportedTransition) {
  return { file, kind, commit, step: stepJson(step) } satisfies Complete<ReportedTransition>;
}

function notJudgedJson({ ruleId, needs }: NotJudged) {
  return { ruleId, needs } satisfies Complete<NotJudged>;
}

function obstacleJson({ code, message, fix }: Obstacle) {
  return { code, message, fix } satisfies Complete<Obstacle>;
}

function viewJson({ file, shape, nodes, links, hidden }: AffectedView) {
  const all = { nodes: nodes.map(nodeJson), links: links.map(linkJson) };
  return { file, shape, ...all, hidden } satisfies Complete<AffectedView>;
}

function nodeJson({ subject, label, state, parent, fault, removed, skipped, hidden }: AffectedNode) {
  const node = { subject, label, state, parent, fault, removed, skipped, hidden };
  return node satisfies Complete<AffectedNode>;
}

function linkJson({ from, to, label }: ViewLink) {
  return { from, to, label } satisfies Complete<ViewLink>;
}

/** Rules fill `data` in any order; the same data is to give the same text. */
function sorted(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
