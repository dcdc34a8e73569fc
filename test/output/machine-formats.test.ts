import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { unifiedDiff } from '../../src/engine/values/unified-diff.ts';
import { gitlab } from '../../src/output/gitlab.ts';
import { junit } from '../../src/output/junit.ts';
import type { Reporter } from '../../src/output/reporter.ts';
import { sarif } from '../../src/output/sarif.ts';
import { writes } from '../support/repairs.ts';
import {
  brokenReport,
  legalReport,
  modelFinding,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';
import { runs } from '../support/soak.ts';
import { readXml, type XmlElement } from '../support/xml.ts';

const options = { color: true, width: 80, verbose: false, quiet: false };
const waivedBy = {
  change: 'aa',
  reason: 'agreed [here](http://x)',
  until: '2026-12-31',
  severity: 'error',
} as const;
const waived = buildReport({ findings: [{ ...modelFinding, severity: 'note', waivedBy }] });
const reports = [
  { name: 'the shared sample', report: sampleReport() },
  { name: 'the model message', report: modelReport() },
  { name: 'a tampered tree', report: tamperedReport() },
  { name: 'a broken file', report: brokenReport() },
  { name: 'a legal step', report: legalReport() },
  { name: 'an obstacle', report: obstructedReport() },
  { name: 'a waived change', report: waived },
  { name: 'nothing at all', report: buildReport({ findings: [] }) },
];

function parsed(reporter: Reporter, report: Report) {
  return JSON.parse(reporter.render(report, options));
}

function sarifRun(report: Report) {
  return parsed(sarif, report).runs[0];
}

function cases(report: Report): readonly XmlElement[] {
  return readXml(junit.render(report, options)).children.flatMap(({ children }) => children);
}

describe.each(reports)('of $name', ({ report }) => {
  it('SARIF is what GitHub takes: a level, a rule, one place from line 1 and fingerprints for each result', () => {
    const { results, tool, invocations } = sarifRun(report);
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { ruleId, ruleIndex, locations, message } of results) {
      expect(ids[ruleIndex]).toBe(ruleId);
      expect(message.text).not.toBe('');
      const [{ physicalLocation }] = locations;
      const { startLine, endLine = startLine, startColumn = 1, endColumn } = physicalLocation.region;
      expect(startLine).toBeGreaterThanOrEqual(1);
      expect(endLine).toBeGreaterThanOrEqual(startLine);
      if (endLine === startLine && endColumn !== undefined)
        expect(endColumn).toBeGreaterThanOrEqual(startColumn);
      expect(physicalLocation.artifactLocation.uri).not.toMatch(/^\/|[\s\\]/);
    }
    expect(invocations[0].executionSuccessful).toBe(report.verdict !== 'cannot-judge');
  });

  it('JUnit has the elements and attributes of junit-10.xsd, and counts what it holds', () => {
    const root = readXml(junit.render(report, options));
    const allowed: Readonly<Record<string, readonly string[]>> = {
      testsuites: ['name', 'tests', 'failures', 'errors', 'time'],
      testsuite: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'],
      testcase: ['classname', 'name', 'time'],
      failure: ['type', 'message'],
      error: ['type', 'message'],
      skipped: ['message'],
      'system-out': [],
    };
    for (const open = [root]; open.length > 0; ) {
      const each = open.pop();
      if (each === undefined) break;
      expect(allowed[each.name], each.name).toBeDefined();
      expect(allowed[each.name]).toEqual(expect.arrayContaining(Object.keys(each.attributes)));
      open.push(...each.children);
    }
    const all = cases(report);
    const failures = all.filter(({ children }) => children.some(({ name }) => name === 'failure'));
    expect(root.attributes).toMatchObject({ tests: `${all.length}`, failures: `${failures.length}` });
    expect(failures).toHaveLength(report.errors);
    expect(new Set(all.map(({ attributes }) => `${attributes.classname} ${attributes.name}`)).size).toBe(
      all.length,
    );
  });

  it('GitLab has a place, a name and a fingerprint of its own for each entry', () => {
    const entries: Record<string, string>[] = parsed(gitlab, report);
    expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
    for (const entry of entries)
      expect(entry).toEqual({
        description: expect.stringMatching(/./),
        check_name: expect.stringMatching(/./),
        fingerprint: expect.stringMatching(/./),
        severity: expect.stringMatching(/^(?:blocker|critical|minor|info)$/),
        location: { path: expect.stringMatching(/./), lines: { begin: expect.any(Number) } },
      });
  });
});

describe('SARIF', () => {
  it('has what is waived as a suppression with its reason', () => {
    const [result] = sarifRun(waived).results;
    expect(result.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'agreed [here](http://x)' },
    ]);
  });

  it('has an obstacle as what stopped the run', () => {
    const [{ toolExecutionNotifications: said }] = sarifRun(obstructedReport()).invocations;
    expect(said[0]).toMatchObject({
      level: 'error',
      message: { text: expect.stringContaining('cannot judge') },
    });
  });

  it('says of each rule in a sentence what holds, why, and what to do', () => {
    const [rule] = sarifRun(modelReport()).tool.driver.rules;
    expect(rule.shortDescription.text).toBe('What was done keeps its contract.');
    expect(rule.fullDescription.text).toBe(modelFinding.why);
    expect(rule.help.text).toContain(modelFinding.fix);
  });

  it('leads nowhere: what a file says is no link', () => {
    const message = 'see [the docs](https://evil.example)';
    const [result] = sarifRun(buildReport({ findings: [{ ...modelFinding, message }] })).results;
    expect(result.message.text).toContain('[the docs\\](https://evil.example)');
  });

  it.each([
    ['a folder with blanks', 'a b/c#d.json', 'a%20b/c%23d.json'],
    ['half a character', 'x\ud800y', 'x%EF%BF%BDy'],
    ['a colon, which is no scheme', 'a:b.json', 'a%3Ab.json'],
  ])('names %s as a reference', (_, file, uri) => {
    const [result] = sarifRun(buildReport({ findings: [{ ...modelFinding, file }] })).results;
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  });

  it('names the program and the pages of rules where they are published', () => {
    const tool = {
      version: '1.2.3',
      home: 'https://h.example',
      rulePage: (id: string) => `https://h.example/${id}`,
    };
    const run = JSON.parse(sarif.render(modelReport(), { ...options, tool })).runs[0];
    expect(run.tool.driver).toMatchObject({ semanticVersion: '1.2.3', informationUri: 'https://h.example' });
    expect(run.tool.driver.rules[0].helpUri).toBe(`https://h.example/${run.tool.driver.rules[0].id}`);
  });

  interface Replacement {
    readonly deletedRegion: { startLine: number; startColumn: number; endLine: number; endColumn: number };
    readonly insertedContent: { readonly text: string };
  }

  function applied(text: string, replacements: readonly Replacement[]): string {
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
    return [...replacements].reverse().reduce((all, { deletedRegion: at, insertedContent }) => {
      const from = offset(at.startLine, at.startColumn);
      return all.slice(0, from) + insertedContent.text + all.slice(offset(at.endLine, at.endColumn));
    }, text);
  }

  it('has a fix that makes of the file what the patch does', () => {
    const lines = fc
      .tuple(fc.array(fc.constantFrom('a', 'b', '-c', '+d', '-- e', ''), { maxLength: 12 }), fc.boolean())
      .map(([all, isEnded]) => `${all.join('\n')}${isEnded ? '\n' : ''}`);
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const patch = unifiedDiff('prd.json', before, after);
        const repair = writes('prd.json', {}, patch);
        const [{ fixes }] = sarifRun(buildReport({ findings: [{ ...modelFinding, repair }] })).results;
        if (fixes === undefined) expect(patch.match(/^--- /gm)?.length).not.toBe(1);
        else expect(applied(before, fixes[0].artifactChanges[0].replacements)).toBe(after);
      }),
      { numRuns: runs(300) },
    );
  });
});
