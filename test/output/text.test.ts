import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import type { ReporterOptions } from '../../src/output/reporter.ts';
import { text } from '../../src/output/text.ts';
import {
  brokenReport,
  legalReport,
  modelFinding,
  modelFindingIn,
  modelReport,
  obstructedReport,
  sampleReport,
  tamperedReport,
} from '../support/sample-report.ts';

const plain: ReporterOptions = { color: false, width: 80, verbose: false, quiet: false };

function show(report: Report, options: Partial<ReporterOptions> = {}): string {
  return text.render(report, { ...plain, ...options });
}

function showFinding(change: Partial<ReportedFinding>, options: Partial<ReporterOptions> = {}): string {
  return show(buildReport({ findings: [{ ...modelFinding, ...change }] }), options);
}

describe('the model message of docs/judging.md', () => {
  it('is laid out as there', () => {
    expect(show(modelReport(), { width: 110 })).toBe(`\
prd.json:41:9  error  checklist/done-changed   US-004 "Export CSV"
    was done since 3f2a91c; acceptanceCriteria[1] changed
  - 39 | "Exports 10,000 rows under 2 s"
  + 41 | "Exports rows"
       | ^^^^^^^^^^^^^^
fail: 1 error, 0 warnings, 0 notes in 1 file, 1 edit
5 items done in this range: 5 claimed, 0 verified.
Reasons: npx --no stateward explain checklist/done-changed
Repair: git checkout 3f2a91c -- prd.json
`);
  });

  it('says more where it is asked', () => {
    expect(show(modelReport(), { width: 110, reasons: true })).toContain(`\
       | ^^^^^^^^^^^^^^
    Why     Whoever relied on US-004 is not told that it now means less.
    Repair  the command at the end puts this back
    Or      add a new story for the new wording
    Waive   version: 1 # .stateward.waivers.yml
            waivers:
              - fingerprint: "9c01d2e4aa17"
                change: "5be0c2f1d3aa"
                reason: ""
                until: YYYY-MM-DD
fail: 1 error`);
  });
});

describe('golden reports', () => {
  it.each([60, 80, 120])('the shared sample at %d columns', async (width) => {
    await expect(show(sampleReport(), { width })).toMatchFileSnapshot(`__snapshots__/sample-${width}.txt`);
  });

  it.each([
    { name: 'tampered', report: tamperedReport() },
    { name: 'broken', report: brokenReport() },
    { name: 'legal', report: legalReport() },
    { name: 'obstructed', report: obstructedReport() },
  ])('a real one: $name', async ({ name, report }) => {
    await expect(show(report)).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
  });

  it('quiet, verbose and in colour', async () => {
    await expect(show(sampleReport(), { quiet: true })).toMatchFileSnapshot('__snapshots__/sample-quiet.txt');
    await expect(show(sampleReport(), { verbose: true })).toMatchFileSnapshot(
      '__snapshots__/sample-verbose.txt',
    );
    const colored = show(sampleReport(), { color: true }).replaceAll('\u001b', '␛');
    await expect(colored).toMatchFileSnapshot('__snapshots__/sample-color.txt');
  });
});

describe('a passing report', () => {
  it('is two lines, and says what was not judged', () => {
    expect(show(legalReport())).toBe(`\
pass: nothing found in 1 file, 1 edit
1 item done in this range: 1 claimed, 1 verified (guard: success).
`);
  });

  it('does not look like one where nothing was judged', () => {
    expect(show(buildReport({ findings: [] }))).toBe(
      'nothing judged: no state file is changed in what was looked at\n',
    );
  });
});

describe('quiet', () => {
  it('keeps errors and the summary, without reasons and warnings', () => {
    const shown = show(sampleReport(), { quiet: true });
    expect(shown).not.toMatch(/^ {4}Why/m);
    expect(shown).not.toMatch(/ {2}(?:warning|note) {2}/);
    expect(shown).toContain('3 errors, 1 warning, 1 note in 2 files, 2 edits');
    expect(shown).toContain('cannot judge: commit 9c01d2e has parents that are not here');
  });
});

describe('advice', () => {
  it('offers no waiver where none counts', () => {
    expect(showFinding({ ruleId: 'state-file/unreadable' })).not.toContain('Waive');
    expect(showFinding({ ruleId: 'config/invalid' })).not.toContain('Waive');
  });

  it('falls back to the fix where no accepted version is known', () => {
    const { repair: _, ...unaccepted } = modelFinding;
    const shown = show(buildReport({ findings: [unaccepted] }));
    expect(shown).toContain('    Repair  Add a new story for the new wording.\n');
  });

  it('names at most five commits, and all of them when asked', () => {
    const commits = Array.from({ length: 7 }, (_, index) => String(index).repeat(40));
    expect(showFinding({ commits }, { width: 120 })).toContain(
      '0000000, 1111111, 2222222, 3333333, 4444444 and 2 more)',
    );
    expect(showFinding({ commits }, { width: 130, verbose: true })).toContain('5555555, 6666666)');
  });

  it('names further places, and counts those left out', () => {
    const related = [1, 2, 3, 4].map((line) => ({ ...modelFinding, line, label: 'also here' }));
    expect(showFinding({ related })).toContain(`\
    See     prd.json:1:9  also here
            prd.json:2:9  also here
            prd.json:3:9  also here
            and 1 more place
`);
  });

  it('never breaks what is to be copied', () => {
    const declaration = `Agent-Step: node=${'x'.repeat(60)} status=done guard=pass`;
    const file = `${'deep/'.repeat(12)}tree.json`;
    const shown = showFinding(modelFindingIn(file, { data: { declaration } }), { width: 40 });
    expect(shown).toContain(`    Declare ${declaration}\n`);
    expect(shown).toContain(`\nRepair: git checkout 3f2a91c -- ${file}\n`);
  });
});
