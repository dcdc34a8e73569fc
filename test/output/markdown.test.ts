import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding, Severity } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import type { AffectedView } from '../../src/engine/contract/view.ts';
import { markdown } from '../../src/output/markdown.ts';
import { countsOf } from '../../src/output/report-words.ts';
import type { ReporterOptions } from '../../src/output/reporter.ts';
import { text } from '../../src/output/text.ts';
import { hostileRepairs, writes } from '../support/repairs.ts';
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
import { runs } from '../support/soak.ts';

const plain: ReporterOptions = { color: false, width: 80, verbose: false, quiet: false };

function show(report: Report, options: Partial<ReporterOptions> = {}): string {
  return markdown.render(report, { ...plain, ...options });
}

function bytes(said: string): number {
  return Buffer.byteLength(said);
}

/** As many findings as asked for, in files of twenty. */
function many(count: number, severity: Severity): ReportedFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...modelFindingIn(`${severity}-${Math.floor(index / 20)}.json`),
    severity,
    subject: `${severity}-${index}`,
    // Each by a commit of its own: findings of one cause are told together.
    commits: [String(index).padStart(40, '0')],
    fingerprint: `${severity}-${index}`,
  }));
}

const view: AffectedView = {
  file: 'error-0.json',
  shape: 'tree',
  nodes: [{ subject: 'error-0', label: '', state: 'open', fault: 'error' }],
  links: [],
  hidden: 3,
};

describe('what a reviewer reads', () => {
  it.each([
    { name: 'sample', report: sampleReport() },
    { name: 'model', report: modelReport() },
    { name: 'tampered', report: tamperedReport() },
    { name: 'broken', report: brokenReport() },
    { name: 'legal', report: legalReport() },
    { name: 'obstructed', report: obstructedReport() },
  ])('$name', async ({ name, report }) => {
    await expect(show(report)).toMatchFileSnapshot(`__snapshots__/markdown-${name}.md`);
  });

  it.each([sampleReport(), modelReport(), legalReport()])(
    'verdict and claims are those of the text',
    (report) => {
      const [verdict = '', claims = ''] = text
        .render(report, { ...plain, width: 300 })
        .split('\n')
        .filter((line) => /^(?:pass|fail|cannot judge): .*edits?|^\d+ items? /.test(line));
      const [title = '', , sentence] = show(report).split('\n');
      expect(title.endsWith(verdict)).toBe(true);
      expect(sentence).toBe(claims);
    },
  );

  it('is what docs/formats.md shows', () => {
    expect(readFileSync('docs/formats.md', 'utf8')).toContain(show(modelReport()));
  });

  it('is what to do, before what happened', () => {
    const shown = show(modelReport());
    expect(shown.indexOf('git checkout 3f2a91c -- prd.json')).toBeLessThan(shown.indexOf('| ❌'));
    expect(shown.indexOf('### What to do')).toBeLessThan(shown.indexOf('### `prd.json`'));
  });

  it('is one command, however much was done', () => {
    const [before = ''] = show(buildReport({ findings: many(45, 'error') })).split('\n### `');
    expect(before.match(/git checkout/g)).toHaveLength(1);
  });

  it('is open where it is little, and folded where it is much', () => {
    expect(show(buildReport({ findings: many(3, 'error') })).match(/<details open>/g)).toHaveLength(3);
    expect(show(buildReport({ findings: many(4, 'error') }))).not.toContain('<details open>');
  });

  it('is only errors when quiet', () => {
    const shown = show(sampleReport(), { quiet: true });
    expect(shown).toContain('| ❌');
    expect(shown).not.toMatch(/⚠️&nbsp;warning|ℹ️|```mermaid|could not be judged/);
  });
});

describe('a patch', () => {
  const patch =
    '--- a/prd.json\n+++ b/prd.json\n@@ -41 +41 @@\n-\t"Exports rows"\n+\t"Exports 10,000 rows"\n';
  const withPatch = (own: string, change: Partial<ReportedFinding> = {}) =>
    modelFindingIn('prd.json', {
      ...change,
      repair: writes('prd.json', {}, own),
    });
  const shownOf = (...findings: ReportedFinding[]) => show(buildReport({ findings }));

  it('is shown to be copied as it is, with its tabs', () => {
    expect(shownOf(withPatch(patch))).toContain(`\
**Repair** the command at the top puts this back

or \`git apply\` with this patch:

\`\`\`diff
${patch}\`\`\`
`);
  });

  it('is shown once, although every finding of the file has it', () => {
    const other = { fingerprint: 'other', subject: 'US-005' };
    expect(shownOf(withPatch(patch), withPatch(patch, other)).split(patch)).toHaveLength(2);
    expect(shownOf(withPatch(patch), withPatch(`${patch} `, other)).split(patch)).toHaveLength(3);
  });

  it.each([
    { name: 'holds a carriage return', own: patch.replace('"\n+', '"\r\n+') },
    { name: 'holds an escape sequence', own: patch.replace('rows', '\u001b[31m') },
    { name: 'turns the direction of writing', own: patch.replace('rows', '\u202e') },
    { name: 'holds a command of the runner', own: patch.replace('rows', '##[error]') },
    { name: 'has a line that begins with one', own: `${patch} ::error::forged\n` },
    { name: 'is too long', own: patch.replace('rows', 'x'.repeat(8000)) },
    { name: 'is empty', own: '' },
  ])('that $name is none to copy, and left out', ({ own }) => {
    const shown = shownOf(withPatch(own));
    expect(shown).not.toContain('git apply');
    expect(shown).toContain('npx --no stateward repair prd.json');
  });

  it('ends no fence and no fold', () => {
    const shown = shownOf(withPatch(`${patch} \`\`\`\n </details>\n`));
    expect(shown).toContain('\n````diff\n--- a/prd.json\n');
    expectBalanced(shown);
  });
});

describe('a limit of bytes', () => {
  const report = buildReport({
    findings: [...many(60, 'error'), ...many(40, 'warning'), ...many(30, 'note')],
    views: [view],
  });
  const parts = (shown: string) => ({
    rows: shown.match(/^\| (?:❌|⚠️)/gm)?.length ?? 0,
    errors: shown.match(/^<details><summary>❌/gm)?.length ?? 0,
    warnings: shown.match(/^<details><summary>⚠️/gm)?.length ?? 0,
    notes: shown.match(/^\| ℹ️/gm)?.length ?? 0,
    pictures: shown.match(/^```mermaid/gm)?.length ?? 0,
  });

  it('takes pictures first, then notes, details of warnings and of errors, and last rows', () => {
    const whole = { rows: 100, errors: 60, warnings: 40, notes: 30, pictures: 1 };
    expect(parts(show(report))).toEqual(whole);
    const order = ['pictures', 'notes', 'warnings', 'errors', 'rows'] as const;
    for (let limit = bytes(show(report)) + 400; limit > 2048; limit -= 1500) {
      const left = parts(show(report, { maxBytes: limit }));
      const missing = order.filter((part) => left[part] < whole[part]);
      expect(missing).toEqual(order.slice(0, missing.length));
      // What was cut into is the only one that is not gone or whole.
      for (const part of missing.slice(0, -1)) expect(left[part]).toBe(0);
    }
  });

  it('is told, with what was left out', () => {
    const shown = show(report, { maxBytes: 8192 });
    expect(shown).toMatch(/^and \d+ more, left out here$/m);
    expect(shown).toMatch(
      /Left out, to stay within 8192 bytes: \d+ findings, details of \d+ findings, 30 notes, 1 picture\. .*\n$/,
    );
    expect(shown).toMatch(/^## Stateward ❌ fail: 60 errors, 40 warnings, 30 notes in/);
  });

  it('is a little under 1 MiB where none is given', () => {
    const shown = show(buildReport({ findings: many(20_000, 'error') }));
    expect(bytes(shown)).toBeLessThan(1024 * 1024);
    expect(bytes(shown)).toBeGreaterThan(900_000);
  });

  it('is not told where everything fits', () => {
    expect(show(report)).not.toContain('Left out');
  });
});

const pieces = [
  'a', ' ', '|', '\\', '`', '```', '~~~', '<', '>', '&', '</details>', '<!--', '-->', '<script>', '@octocat', '#1', 'https://x.example', 'www.x.example', '[a](b)', '*', '_', '$', ':', '::', '##[error]', '\n', '\r', '\n\n', '\t', '\u0000', '\u202e', '\u200b', '\ud83d', '\udfff', '日', '👍🏽', '"', '#', '-', '1.',
]; // biome-ignore format: a table of pieces
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...pieces), minLength: 1, maxLength: 4 }).map((unit) => unit.repeat(800)),
);
const position = fc.integer({ min: 1, max: 40 });
const finding = fc.record({
  file: hostile,
  ruleId: hostile,
  severity: fc.constantFrom<Severity>('error', 'warning', 'note'),
  message: hostile,
  subject: hostile,
  label: hostile,
  why: hostile,
  fix: hostile,
  text: hostile,
  line: position,
  column: position,
  repair: fc.option(hostileRepairs(hostile), { nil: undefined }),
  commits: fc.array(hostile, { maxLength: 4 }),
  fingerprint: fc.uuid(),
  data: fc.record({ legalMoves: fc.array(hostile, { maxLength: 2 }), declaration: hostile }),
  related: fc.array(
    fc
      .record({ file: hostile, text: hostile, label: hostile, line: position, column: position })
      .map((place) => ({ ...place, side: 'before' as const, pointer: '' })),
    { maxLength: 2 },
  ),
});
const anyReport = fc
  .record({
    findings: fc.array(finding, { maxLength: 6 }),
    obstacle: fc.option(hostile),
    label: hostile,
    rule: hostile,
  })
  .map(({ findings, obstacle, label, rule }) =>
    buildReport({
      findings: findings.map((each) => ({ ...modelFinding, ...each }) as ReportedFinding),
      obstacles: obstacle === null ? [] : [{ code: 'x', message: obstacle, fix: obstacle }],
      notJudged: [{ ruleId: rule, needs: ['message'] }],
      views: [{ ...view, file: rule, nodes: [{ subject: rule, label, state: 'done', fault: 'error' }] }],
    }),
  );

describe('any report under any limit', () => {
  it('keeps within it, ends what it begins, and always says the verdict', () => {
    fc.assert(
      fc.property(anyReport, fc.integer({ min: 2048, max: 40_000 }), (report, maxBytes) => {
        const shown = show(report, { maxBytes });
        expect(bytes(shown)).toBeLessThanOrEqual(maxBytes);
        expect(shown).not.toMatch(/[\p{Cs}\u200b-\u200f\u202a-\u202e]/u);
        const [title = ''] = shown.split('\n');
        expect(title).toContain(countsOf(report));
        expectBalanced(shown);
      }),
      { numRuns: runs(120) },
    );
  });
});

/** Fences, folds and table rows, read line by line. */
function expectBalanced(shown: string): void {
  let fence: string | undefined;
  let folds = 0;
  for (const line of shown.split('\n')) {
    expect(line).not.toMatch(/^\s*::|##\[/);
    if (fence !== undefined) {
      if (line === fence) fence = undefined;
      else expect(line.trim()).not.toMatch(new RegExp(`^${fence}`));
      continue;
    }
    fence = /^(`{3,})\w+$/.exec(line)?.[1];
    if (line.startsWith('|')) expect(line.endsWith('|')).toBe(true);
    if (/^<details(?: open)?><summary>.*<\/summary>$/.test(line)) folds += 1;
    if (line === '</details>') folds -= 1;
    expect(folds === 0 || folds === 1).toBe(true);
    expect(line.match(/<span>/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
  expect(fence).toBeUndefined();
  expect(folds).toBe(0);
}
