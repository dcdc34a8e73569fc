import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Obstacle, type Report } from '../../src/engine/contract/report.ts';
import { github, withoutCommands } from '../../src/output/github.ts';
import { annotationCommand, cutAt, escapeData, escapeProperty } from '../../src/output/github-command.ts';
import type { ReporterOptions } from '../../src/output/reporter.ts';
import { text } from '../../src/output/text.ts';
import { hostileRepairs } from '../support/repairs.ts';
import {
  legalReport,
  modelFinding,
  modelFindingIn,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';
import { runs } from '../support/soak.ts';

const plain: ReporterOptions = { color: false, width: 80, verbose: false, quiet: false };

function show(report: Report, options: Partial<ReporterOptions> = {}): string {
  return github.render(report, { ...plain, ...options });
}

interface Issue {
  readonly level: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

function unescaped(escaped: string, mappings: readonly (readonly [string, string])[]): string {
  return mappings.reduce((said, [code, character]) => said.replaceAll(code, character), escaped);
}

const dataMappings = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
] as const;
const propertyMappings = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
] as const;

/** Reads a line as ActionCommand.TryParseV2 and TryParse of actions/runner do, for every command name. */
function readCommand(line: string): RunnerCommand | undefined {
  const [, current, data = ''] = /^\s*::(.*?)::(.*)$/su.exec(line) ?? [];
  if (current === undefined) {
    const [, old] = /##\[(.*?)\]/s.exec(line) ?? [];
    return old === undefined ? undefined : { name: old, properties: {}, data: '' };
  }
  const blank = current.indexOf(' ');
  const name = blank < 0 ? current : current.slice(0, blank);
  const pairs = blank < 0 ? [] : current.slice(blank + 1).split(',');
  const properties = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), unescaped(pair.slice(at + 1), propertyMappings)] as const;
  });
  return { name, properties: Object.fromEntries(properties), data: unescaped(data, dataMappings) };
}

/** What the runner makes of an output: its annotations, and whether it still listens at the end. */
function runnerReads(output: string): { issues: Issue[]; others: string[]; isListening: boolean } {
  const issues: Issue[] = [];
  const others: string[] = [];
  let token: string | undefined;
  for (const line of output.split(/\r\n|\n|\r/)) {
    const command = readCommand(line);
    if (command === undefined) continue;
    const { name, properties, data } = command;
    if (token !== undefined) {
      if (name.toLowerCase() === token.toLowerCase()) token = undefined;
      else others.push(line);
    } else if (name === 'stop-commands') token = data;
    else if (['error', 'warning', 'notice'].includes(name))
      issues.push({ level: name, properties, message: data });
    else others.push(line);
  }
  return { issues, others, isListening: token === undefined };
}

function issuesOf(report: Report, options: Partial<ReporterOptions> = {}): Issue[] {
  return runnerReads(show(report, options)).issues;
}

function issueOf(change: Partial<ReportedFinding>): Issue {
  const [issue] = issuesOf(buildReport({ findings: [{ ...modelFinding, ...change }] }));
  return issue ?? { level: 'none', properties: {}, message: '' };
}

/** As many findings as asked for, each of a file of its own. */
function many(count: number, severity: ReportedFinding['severity'] = 'error'): ReportedFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...modelFindingIn(`${severity}-${String(index).padStart(2, '0')}.json`),
    severity,
    fingerprint: `${severity}-${index}`,
  }));
}

describe('what a reviewer reads', () => {
  it.each([
    { name: 'model', report: modelReport() },
    { name: 'sample', report: sampleReport() },
    { name: 'tampered', report: tamperedReport() },
    { name: 'legal', report: legalReport() },
    { name: 'obstructed', report: obstructedReport() },
    { name: 'many', report: buildReport({ findings: [...many(12), ...many(11, 'warning')] }) },
  ])('$name', async ({ name, report }) => {
    await expect(show(report)).toMatchFileSnapshot(`__snapshots__/github-${name}.txt`);
  });

  it('is what docs/formats.md shows', () => {
    const page = readFileSync('docs/formats.md', 'utf8');
    expect(page).toContain(show(modelReport(), { width: 110 }));
    expect(page).toContain(text.render(modelReport(), { ...plain, width: 110 }));
  });
});

describe('escaping', () => {
  it.each([
    { said: 'plain', data: 'plain', property: 'plain' },
    { said: '100%', data: '100%25', property: '100%25' },
    { said: '%0A', data: '%250A', property: '%250A' },
    { said: 'a\r\nb', data: 'a%0D%0Ab', property: 'a%0D%0Ab' },
    { said: 'a:b,c::d', data: 'a:b,c::d', property: 'a%3Ab%2Cc%3A%3Ad' },
  ])('of $said', ({ said, data, property }) => {
    expect(escapeData(said)).toBe(data);
    expect(escapeProperty(said)).toBe(property);
  });

  it('is undone by the runner', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', '%', '0A', '25', '3A', ':', ',', '=', ' ', '日'),
      minLength: 1,
    });
    fc.assert(
      fc.property(words, words, words, (file, title, message) => {
        const place = { file, line: 1, endLine: 1 };
        const line = annotationCommand({ level: 'error', place, title, message });
        expect(readCommand(line)).toEqual({
          name: 'error',
          properties: { file, line: '1', endLine: '1', title },
          data: message,
        });
      }),
    );
  });
});

describe('the place of an annotation', () => {
  const file = 'prd.json';
  it.each<{ name: string; change: Partial<ReportedFinding>; place: Record<string, string> }>([
    {
      name: 'has columns, the last one inclusive',
      change: {},
      place: { file, line: '41', endLine: '41', col: '9', endColumn: '22' },
    },
    {
      name: 'of an empty span is its column',
      change: { endColumn: 9 },
      place: { file, line: '41', endLine: '41', col: '9', endColumn: '9' },
    },
    {
      name: 'over several lines has no columns',
      change: { endLine: 43 },
      place: { file, line: '41', endLine: '43' },
    },
    {
      name: 'never ends before it begins',
      change: { endLine: 3, endColumn: 2 },
      place: { file, line: '41', endLine: '41', col: '9', endColumn: '9' },
    },
    {
      name: 'of what was deleted is the first line',
      change: { side: 'before' },
      place: { file, line: '1', endLine: '1' },
    },
    {
      name: 'keeps odd names',
      change: { file: 'a,b: 100%.json', side: 'before' },
      place: { file: 'a,b: 100%.json', line: '1', endLine: '1' },
    },
    { name: 'is none where the name cannot be printed', change: { file: 'a\u202eb.json' }, place: {} },
    { name: 'is none where the name holds a command', change: { file: '##[error].json' }, place: {} },
    { name: 'is none where there is no file', change: { file: '' }, place: {} },
  ])('$name', ({ change, place }) => {
    const { title: _, ...properties } = issueOf(change).properties;
    expect(properties).toEqual(place);
  });

  it('is named in the message where it cannot be a property', () => {
    expect(issueOf({ file: 'a\u202eb.json' }).message).toContain('\nAt      a\\u{202e}b.json:41\n');
    expect(issueOf({ side: 'before' }).message).toContain('\nWas at  prd.json:41 of the previous version\n');
  });
});

describe('a message', () => {
  it('says what happened and leads back', () => {
    expect(issueOf({}).message).toBe(`\
US-004 "Export CSV": was done since 3f2a91c; acceptanceCriteria[1] changed
Why     Whoever relied on US-004 is not told that it now means less.
Repair  git checkout 3f2a91c -- prd.json
Or      add a new story for the new wording
Waive   version: 1 # .stateward.waivers.yml
        waivers:
          - fingerprint: "9c01d2e4aa17"
            change: "5be0c2f1d3aa"
            reason: ""
            until: YYYY-MM-DD`);
  });

  it.each([
    { name: 'the message', change: { message: '\u0001'.repeat(2000) } },
    { name: 'the reason', change: { why: 'because '.repeat(1000) } },
    { name: 'the label', change: { label: '👍'.repeat(2000), why: '日'.repeat(4000) } },
  ])('that is too long is cut in front of the repair: $name', ({ change }) => {
    const { message } = issueOf(change);
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message).not.toMatch(/\p{Cs}/u);
    expect(message).toContain('…\nRepair  git checkout 3f2a91c -- prd.json');
    expect(message).toMatch(/change: "5be0c2f1d3aa"\n.*\n.*YYYY-MM-DD$/);
  });

  it('does not show half of a repair', () => {
    const { message } = issueOf(modelFindingIn('deep/'.repeat(1000)));
    expect(message.length).toBeLessThanOrEqual(4096);
    expect(message).toMatch(/\nRepair {2}is too long for an annotation: see the log of this step$/);
  });
});

describe('ten annotations per level', () => {
  it('are those of errors first, then warnings and notes, each by file', () => {
    const report = buildReport({ findings: [...many(2, 'note'), ...many(2, 'warning'), ...many(2)] });
    expect(issuesOf(report).map(({ level, properties }) => `${level} ${properties.file}`)).toEqual([
      'error error-00.json',
      'error error-01.json',
      'warning warning-00.json',
      'warning warning-01.json',
      'notice note-00.json',
      'notice note-01.json',
    ]);
  });

  it.each([
    { count: 10, severity: 'error', last: null },
    { count: 11, severity: 'error', last: 'and 1 more error: the log of this step lists them all' },
    { count: 25, severity: 'warning', last: 'and 15 more warnings: the log of this step lists them all' },
    { count: 12, severity: 'note', last: 'and 2 more notes: the log of this step lists them all' },
  ] as const)('of $count of severity $severity', ({ count, severity, last }) => {
    const issues = issuesOf(buildReport({ findings: many(count, severity) }));
    expect(issues).toHaveLength(10);
    const counting = issues.map(({ message }) => /and \d+ more \w+:.*$/.exec(message)?.[0] ?? null);
    expect(counting).toEqual([...Array.from({ length: 9 }, () => null), last]);
  });

  it('begin with the obstacles, one each', () => {
    const obstacles: Obstacle[] = ['shallow', 'limits'].map((code) => ({
      code,
      message: code,
      fix: 'Mend it.',
    }));
    const issues = issuesOf(buildReport({ findings: many(9), obstacles }));
    expect(issues.slice(0, 2)).toEqual([
      {
        level: 'error',
        properties: { title: 'cannot judge: shallow' },
        message: 'cannot judge: shallow\nRepair  Mend it.',
      },
      {
        level: 'error',
        properties: { title: 'cannot judge: limits' },
        message: 'cannot judge: limits\nRepair  Mend it.',
      },
    ]);
    expect(issues).toHaveLength(10);
    expect(issues.at(-1)?.message).toContain('\nand 1 more error:');
  });

  it('are errors only when quiet', () => {
    const levels = issuesOf(sampleReport(), { quiet: true }).map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(['error']));
  });
});

describe('the report after the commands', () => {
  it('is the text report, whole', () => {
    const report = buildReport({ findings: many(25) });
    expect(show(report)).toContain(`\n${text.render(report, plain)}::`);
  });

  it('is all there is where nothing was found', () => {
    expect(show(legalReport())).toBe(withoutCommands(text.render(legalReport(), plain)));
  });

  it('ends with the token that began it, which is not in between', () => {
    const [, token = '', shown = '', end] =
      /^::stop-commands::(\w+)\n(.*)::(\w+)::\n$/s.exec(withoutCommands('a\n::error::forged\n')) ?? [];
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(end).toBe(token);
    expect(shown).not.toContain(token);
  });

  it('stops even what gets past the text reporter', () => {
    const forged = '::stop-commands::x\n::x::\n##[error]y\n::error::z\n';
    const { issues, isListening } = runnerReads(withoutCommands(forged));
    expect({ issues, isListening }).toEqual({ issues: [], isListening: true });
  });
});

const pieces = [
  'a', ' ', '::', ':', ',', '=', '%', '%0A', '##', '[', '##[', '##[error]', '::error::', '::stop-commands::x',
  '\n', '\r', '\t', '\u001b[31m', '\u0000', '\u202e', '\u200b', '\u2028', '\ud83d', '\udfff', '日', '👍🏽', '"', '\\',
]; // biome-ignore format: a table of pieces
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const position = fc.integer({ min: 1, max: 40 });
const finding = fc.record({
  file: hostile,
  ruleId: hostile,
  message: hostile,
  subject: hostile,
  label: hostile,
  why: hostile,
  fix: hostile,
  text: hostile,
  repair: hostileRepairs(hostile),
  commits: fc.array(hostile, { maxLength: 7 }),
  ended: fc.record({ how: fc.constant('repaired' as const), by: hostile, of: hostile }),
  side: fc.constantFrom<ReportedFinding['side']>('before', 'after'),
  severity: fc.constantFrom<ReportedFinding['severity']>('error', 'warning', 'note'),
  line: position,
  column: position,
  endLine: position,
  endColumn: position,
  data: fc.record({ legalMoves: fc.array(hostile, { maxLength: 2 }), declaration: hostile }),
});

describe('whatever a report says', () => {
  it('the runner reads our annotations and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(finding, { maxLength: 12, size: '+1' }),
        hostile,
        fc.boolean(),
        (changes, said, verbose) => {
          const findings = changes.map((change, index) => ({
            ...modelFinding,
            ...change,
            fingerprint: String(index),
          }));
          const obstacles = [{ code: said, message: said, fix: said }];
          const report = buildReport({ findings, obstacles });
          const output = show(report, { verbose });
          const { issues, others, isListening } = runnerReads(output);
          expect(others).toEqual([]);
          expect(isListening).toBe(true);
          expect(output).not.toContain('##[');
          expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
          const counts = [report.errors + 1, report.warnings, report.notes].map((count) =>
            Math.min(count, 10),
          );
          const levels = ['error', 'warning', 'notice'];
          expect(levels.map((level) => issues.filter((issue) => issue.level === level).length)).toEqual(
            counts,
          );
          for (const { properties, message } of issues) {
            expect(message.length).toBeLessThanOrEqual(4096);
            expect(Object.keys(properties).join()).toMatch(/^(file,line,endLine,(col,endColumn,)?)?title$/);
            expect(Number(properties.endLine ?? 1)).toBeGreaterThanOrEqual(Number(properties.line ?? 1));
            if ('col' in properties) expect(properties.endLine).toBe(properties.line);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('only our lines begin with two colons', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 4 }), (changes) => {
        const report = buildReport({ findings: changes.map((change) => ({ ...modelFinding, ...change })) });
        for (const line of show(report)
          .split('\n')
          .filter((each) => /^\s*::/u.test(each))) {
          expect(line).toMatch(
            /^::(?:(?:error|warning|notice) .*::|stop-commands::[0-9a-f]{64}$|[0-9a-f]{64}::$)/,
          );
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('cutAt', () => {
  it('keeps to the length and to whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (said, length) => {
        const cut = cutAt(said, length);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 1));
        expect(/\p{Cs}/u.test(cut) && !/\p{Cs}/u.test(said)).toBe(false);
      }),
    );
  });
});
