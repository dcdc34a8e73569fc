import type { Place, ReportedFinding } from '../engine/contract/finding.ts';
import type { Report } from '../engine/contract/report.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../formats/json-value.ts';
import { compareCodePoints } from '../formats/order.ts';
import { groupAlike } from './alike.ts';
import { jsonText } from './json-text.ts';
import { printedRepair } from './repair-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';

/** For programs: the whole report, as schemas/report/v2.schema.json describes it. */
export const json: Reporter = { id: 'json', render };

/** Every member must be written, so that a new one cannot be forgotten; JSON leaves out the absent ones. */
type Complete<T> = { readonly [Key in keyof Required<T>]: unknown };

/** JSON is printed to terminals and runner logs too: its strings are escaped until they are harmless there. */
function render(report: Report, options: ReporterOptions): string {
  return jsonText(reportJson(groupAlike(report, options)));
}

/** A report is plain and in order; of findings, which are put together from several, the order is made. */
function reportJson(report: Report) {
  return { ...report, findings: report.findings.map(findingJson) };
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
    ended: finding.ended,
    repair: printedRepair(finding.repair),
    waivedBy: finding.waivedBy,
    fingerprint: finding.fingerprint,
    change: finding.change,
    count: finding.count,
    items: finding.items,
  } satisfies Complete<ReportedFinding>;
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

/** Rules fill `data` in any order; the same data is to give the same text. */
function sorted(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
