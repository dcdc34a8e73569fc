import type { Place, ReportedFinding } from '../engine/contract/finding.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import { compareCodePoints } from '../formats/order.ts';
import { groupAlike, leadOf } from './alike.ts';
import { findingMessage } from './github-message.ts';
import { jsonText } from './json-text.ts';
import { printedRepair } from './repair-command.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { safeText } from './safe-text.ts';
import { sarifFix } from './sarif-fix.ts';
import { shortened } from './text-layout.ts';
import { uriPath } from './uri-path.ts';

/** For code scanning: SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). */
export const sarif: Reporter = { id: 'sarif', render };

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function render(report: Report, options: ReporterOptions): string {
  return jsonText(sarifLog(groupAlike(report, options), options));
}

function sarifLog(report: Report, options: ReporterOptions) {
  const { tool } = options;
  const rules = new Map(report.findings.map((finding) => [finding.ruleId, finding]));
  const ids = [...rules.keys()].sort(compareCodePoints);
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const notifications = [
    ...report.obstacles.map(obstacleNotification),
    ...report.notices.map((text) => ({ level: 'note', message: { text: plain(text) } })),
  ];
  const run = {
    tool: {
      driver: {
        name: 'Stateward',
        ...(tool === undefined ? {} : { semanticVersion: tool.version, informationUri: tool.home }),
        rules: [...rules.values()]
          .sort((left, right) => compareCodePoints(left.ruleId, right.ruleId))
          .map((finding) => ruleOf(finding, tool)),
      },
    },
    originalUriBaseIds: { SRCROOT: { description: { text: 'The top folder of the repository.' } } },
    // The columns of a report count UTF-16 code units.
    columnKind: 'utf16CodeUnits',
    invocations: [
      { executionSuccessful: report.obstacles.length === 0, toolExecutionNotifications: notifications },
    ],
    results: report.findings.map((finding) => resultOf(finding, indexes.get(finding.ruleId) ?? -1, options)),
    properties: {
      verdict: report.verdict,
      errors: report.errors,
      warnings: report.warnings,
      notes: report.notes,
      claimed: report.claimed,
      verified: report.verified,
    },
  };
  return { $schema: schema, version: '2.1.0', runs: [run] };
}

/** A rule as far as its findings tell it: why it exists, and how one gets back to green. */
function ruleOf({ ruleId, title, why, fix }: ReportedFinding, tool: ReporterOptions['tool']) {
  const page = tool?.rulePage?.(ruleId);
  return {
    id: ruleId,
    shortDescription: { text: plain(`${title || ruleId}.`) },
    fullDescription: { text: plain(why) },
    help: { text: plain([why, fix].filter((part) => part !== '').join('\n\n')) },
    ...(page === undefined ? {} : { helpUri: page }),
  };
}

function resultOf(finding: ReportedFinding, ruleIndex: number, options: ReporterOptions) {
  const { ruleId, severity, fingerprint, change, waivedBy, commits = [], count } = finding;
  const repair = printedRepair(finding.repair);
  const { subject } = leadOf(finding);
  // Lines of the previous version are nowhere in the files that readers show.
  const related = finding.related.filter(({ side }) => side === 'after');
  const fix = sarifFix(finding);
  return {
    ruleId,
    ruleIndex,
    level: severity,
    message: { text: withoutLinks(findingMessage(finding, options, '')) },
    locations: [
      { ...locationOf(finding), logicalLocations: [{ fullyQualifiedName: plain(subject), kind: 'member' }] },
    ],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            ...locationOf(place),
            message: { text: plain(place.label) },
          })),
        }),
    ...(count === undefined ? {} : { occurrenceCount: count }),
    partialFingerprints: { 'stateward/v1': fingerprint, 'statewardChange/v1': change },
    ...(waivedBy === undefined
      ? {}
      : {
          suppressions: [
            { kind: 'external', status: 'accepted', justification: safeText(shortened(waivedBy.reason)) },
          ],
        }),
    ...(fix === undefined ? {} : { fixes: [fix] }),
    properties: {
      commits,
      ...(repair === undefined ? {} : { repair: repair.command }),
      ...(finding.side === 'before' ? { lineOfPreviousVersion: finding.line } : {}),
    },
  };
}

/** What stood in the previous version alone has no line in the file that readers show: it is put at the first one. */
function locationOf({ file, side, line, column, endLine, endColumn }: Place) {
  const isBefore = side === 'before';
  const end = endLine ?? line;
  const to = Math.max(endColumn ?? column + 1, end === line ? column : 1);
  const region = isBefore
    ? { startLine: 1 }
    : { startLine: line, startColumn: column, endLine: Math.max(line, end), endColumn: to };
  return { physicalLocation: { artifactLocation: artifactOf(file), region } };
}

function artifactOf(path: string) {
  const uri = uriPath(path);
  return path.startsWith('/') ? { uri: `file://${uri}` } : { uri, uriBaseId: 'SRCROOT' };
}

function obstacleNotification({ code, message, fix }: Obstacle) {
  return {
    level: 'error',
    descriptor: { id: code },
    message: { text: plain(`cannot judge: ${message}\n${fix}`) },
  };
}

function plain(text: string): string {
  return withoutLinks(text.split('\n').map(shortened).map(safeText).join('\n'));
}

/** `[text](target)` is a link in messages of SARIF, and what comes from a file is to lead nowhere. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\](?=\()/g, '\\]');
}
