import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Obstacle, Report } from '../engine/contract/report.ts';
import { compareCodePoints } from '../formats/order.ts';
import { groupAlike, leadOf, othersOf } from './alike.ts';
import { findingMessage, obstacleMessage } from './github-message.ts';
import type { Reporter, ReporterOptions } from './reporter.ts';
import { safeLineStart, safeText } from './safe-text.ts';
import { shortened } from './text-layout.ts';
import { xmlText } from './xml-text.ts';

/** For dashboards of CI systems: JUnit XML, as junit-10.xsd of the xUnit plugin of Jenkins has it. */
export const junit: Reporter = { id: 'junit', render };

/** One case as XML, and what it counts as. */
interface Case {
  readonly xml: string;
  readonly counts: 'failures' | 'errors' | 'skipped' | 'passed';
}

function render(given: Report, options: ReporterOptions): string {
  const report = groupAlike(given, options);
  const files = new Set([...report.files, ...report.findings.map(({ file }) => file)]);
  const suites = [...files]
    .sort(compareCodePoints)
    .map((file) => suite(file, casesOf(report, file, options)));
  const stopped = report.obstacles.map(obstacleCase);
  const all = [...(stopped.length === 0 ? [] : [suite('stateward', stopped)]), ...suites];
  const total = all.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="stateward" ${attributes(total, ['failures', 'errors'])}>\n`,
    ...all.map(({ xml }) => xml),
    '</testsuites>\n',
  ].join('');
}

function suite(name: string, cases: readonly Case[]) {
  const body = cases.map(({ xml }) => xml).join('');
  const xml = `  <testsuite name="${attribute(name)}" ${attributes(cases)}>\n${body}  </testsuite>\n`;
  return { xml, cases };
}

/** The root has no place for what is skipped; a suite has. */
function attributes(
  cases: readonly Case[],
  counted: readonly Case['counts'][] = ['failures', 'errors', 'skipped'],
): string {
  const count = (what: Case['counts']) => cases.filter(({ counts }) => counts === what).length;
  return `tests="${cases.length}" ${counted.map((what) => `${what}="${count(what)}"`).join(' ')} time="0"`;
}

/** A case for each finding; a file without any is one case that passes. */
function casesOf({ findings }: Report, file: string, options: ReporterOptions): Case[] {
  const own = findings.filter((finding) => finding.file === file);
  if (own.length > 0) return own.map((finding) => findingCase(finding, options));
  return [{ xml: testCase(file, 'judged', []), counts: 'passed' }];
}

/** Errors fail; what is waived is skipped; warnings and notes pass, and are told in what a case prints. */
function findingCase(finding: ReportedFinding, options: ReporterOptions): Case {
  const { file, ruleId, severity, message, fingerprint, waivedBy } = finding;
  const { subject } = leadOf(finding);
  const others = othersOf(finding);
  const besides = others === 0 ? '' : `and ${others} more`;
  const name = [ruleId, subject, besides, fingerprint].filter((part) => part !== '').join(' ');
  const place = `${safeText(file)}:${finding.line}:${finding.column} ${severity}`;
  const text = bodyOf(`${place}\n${findingMessage(finding, options, '')}`);
  if (severity === 'error') {
    const said = `${shortened(message)}${others === 0 ? '' : `, ${besides} like it`}`;
    const failure = `<failure type="${attribute(ruleId)}" message="${attribute(said)}">${text}</failure>`;
    return { xml: testCase(file, name, [failure]), counts: 'failures' };
  }
  const out = `<system-out>${text}</system-out>`;
  if (waivedBy === undefined) return { xml: testCase(file, name, [out]), counts: 'passed' };
  const skipped = `<skipped message="waived: ${attribute(waivedBy.reason)}"/>`;
  return { xml: testCase(file, name, [skipped, out]), counts: 'skipped' };
}

function obstacleCase(obstacle: Obstacle): Case {
  const { code, message } = obstacle;
  const text = bodyOf(obstacleMessage(obstacle, ''));
  const error = `<error type="${attribute(code)}" message="${attribute(message)}">${text}</error>`;
  return { xml: testCase('stateward', `cannot judge: ${code}`, [error]), counts: 'errors' };
}

function testCase(className: string, name: string, inner: readonly string[]): string {
  const open = `    <testcase classname="${attribute(className)}" name="${attribute(name)}" time="0"`;
  return inner.length === 0 ? `${open}/>\n` : `${open}>\n${inner.join('\n')}\n    </testcase>\n`;
}

/** One line, whatever it says. */
function attribute(text: string): string {
  return xmlText(safeText(shortened(text)));
}

/** Text of an element is printed by consoles too, whose runners obey what begins a line. */
function bodyOf(text: string): string {
  return xmlText(text.split('\n').map(safeLineStart).join('\n'));
}
