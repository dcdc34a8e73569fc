import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport } from '../../src/engine/contract/report.ts';
import { gravestFirst, groupAlike } from '../../src/output/alike.ts';
import { github } from '../../src/output/github.ts';
import { gitlab } from '../../src/output/gitlab.ts';
import { html } from '../../src/output/html.ts';
import { reporters } from '../../src/output/index.ts';
import { json } from '../../src/output/json.ts';
import { junit } from '../../src/output/junit.ts';
import { markdown } from '../../src/output/markdown.ts';
import { sarif } from '../../src/output/sarif.ts';
import { text } from '../../src/output/text.ts';
import { restores } from '../support/repairs.ts';
import { modelFindingIn } from '../support/sample-report.ts';

const plain = { color: false, width: 80, quiet: false, verbose: false };

/** Stories that one commit reworded. */
function reworded(count: number, change: Partial<ReportedFinding> = {}): ReportedFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...modelFindingIn('prd.json', { commits: ['1'.repeat(40)] }),
    subject: `US-${index}#title`,
    label: `Story ${index}`,
    line: 10 + index,
    refuses: [`US-${index}#title`],
    fingerprint: `${(change.file ?? '').length}${change.severity?.length ?? 0}${index}`.padStart(12, '0'),
    ...change,
  }));
}
const report = (findings: readonly ReportedFinding[]) => buildReport({ findings });
const named = (findings: readonly ReportedFinding[]): (number | undefined)[] =>
  groupAlike({ ...report([]), findings }, plain).findings.map(({ count }) => count);

describe('findings of one cause', () => {
  it.each<[string, readonly ReportedFinding[], (number | undefined)[]]>([
    ['four of a kind are one', reworded(4), [4]],
    ['three are told each', reworded(3), [undefined, undefined, undefined]],
    ['two commits are two causes', [...reworded(4), ...reworded(4, { commits: ['2'.repeat(40)] })], [4, 4]],
    ['two files are', [...reworded(4), ...reworded(4, { file: 'other.json' })], [4, 4]],
    ['two rules are', [...reworded(4), ...reworded(4, { ruleId: 'checklist/goalposts' })], [4, 4]],
    [
      'and two ways back',
      [...reworded(4), ...reworded(4, { repair: restores('0000000', 'prd.json') })],
      [4, 4],
    ],
    [
      'but not the patch beside it',
      [...reworded(2), ...reworded(2, { repair: { ...restores('3f2a91c', 'prd.json'), patch: 'x' } })],
      [4],
    ],
  ])('%s', (_, findings, expected) => {
    expect(named(findings)).toEqual(expected);
  });

  it('errors come before warnings, and warnings before notes, whatever their files are called', () => {
    const findings = (['note', 'warning', 'error'] as const).flatMap((severity, index) =>
      reworded(1, { severity, file: `${index}.json` }),
    );
    expect(gravestFirst(findings).map(({ severity }) => severity)).toEqual(['error', 'warning', 'note']);
  });

  it('is one in the counts, too, and what is not alike stays', () => {
    const all = report([
      ...reworded(40),
      ...reworded(2, { file: 'b.json' }),
      ...reworded(5, { severity: 'note' }),
    ]);
    expect(all).toMatchObject({ errors: 42, notes: 5 });
    expect(groupAlike(all, plain)).toMatchObject({ verdict: 'fail', errors: 3, warnings: 0, notes: 1 });
  });

  it('grouped twice is grouped once', () => {
    const once = groupAlike(report([...reworded(40), ...reworded(9, { commits: ['2'.repeat(40)] })]), plain);
    expect(groupAlike(once, plain)).toEqual(once);
  });

  it('is about the file, and each item keeps its own subject, place and key of a waiver', () => {
    const findings = reworded(5);
    const [one] = groupAlike(report(findings), plain).findings;
    expect(one).toMatchObject({ subject: '', count: 5, line: 10 });
    expect(one).not.toHaveProperty('label');
    expect(one?.refuses).toEqual(findings.map(({ subject }) => subject));
    const keys = ({ subject, label, line, fingerprint, change }: ReportedFinding) => ({
      subject,
      label,
      line,
      fingerprint,
      change,
    });
    expect(one?.items).toMatchObject(findings.map(keys));
  });

  it('forty fit one screen of a terminal, and unfold', () => {
    const all = report(reworded(40));
    const lines = text.render(all, plain).split('\n');
    expect(lines.length).toBeLessThan(30);
    expect(lines).toContain('    and 39 more like it:');
    expect(lines).toContain('      … and 31 more, with --verbose');
    expect(lines).toContain('fail: 1 error of 40 items, 0 warnings, 0 notes in 0 files, 0 edits');
    const whole = text.render(all, { ...plain, verbose: true });
    for (const { subject } of all.findings) expect(whole).toContain(subject);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('the waiver says how the others are named: by the call itself, where one is known', () => {
    const all = report(reworded(5));
    const said = text.render(all, { ...plain, reasons: true, again: 'stateward check --base main' });
    expect(said).toContain(
      '# and one for each of the other 4, named by\n            # stateward check --base main --verbose --format json',
    );
    expect(text.render(all, { ...plain, reasons: true })).toContain(
      '# and one for each of the other 4, each with its own,',
    );
    for (const { id, render } of reporters) expect(render(all, plain), id).not.toContain('REF');
  });

  it.each([
    [
      'causes and items',
      [...reworded(40), ...reworded(2, { file: 'b.json' })],
      'fail: 3 errors of 42 items, ',
    ],
    ['causes alone', reworded(3), 'fail: 3 errors, '],
    [
      'of each severity',
      [...reworded(2), ...reworded(5, { severity: 'note' })],
      'fail: 2 errors, 0 warnings, 1 note of 5 items in',
    ],
  ])('are counted as %s', (_, findings, expected) => {
    expect(text.render(report(findings), plain)).toContain(expected);
    expect(markdown.render(report(findings), plain)).toContain(expected);
    expect(html.render(report(findings), plain)).toContain(expected.slice('fail: '.length));
  });

  it('one command puts back all, and is printed once', () => {
    const said = text.render(report(reworded(3)), { ...plain, reasons: true });
    expect(said.match(/Repair: git checkout/g)).toHaveLength(1);
    expect(said.match(/Repair {2}the command at the end puts this back/g)).toHaveLength(3);
  });

  it('forty are one row of the job summary, and twenty are named there', () => {
    const shown = markdown.render(report(reworded(40)), plain);
    expect(shown.match(/^\| ❌/gm)).toHaveLength(1);
    expect(shown.match(/git checkout/g)).toHaveLength(1);
    expect(shown).toContain('**and 39 more like it**');
    for (let index = 1; index < 20; index += 1) expect(shown).toContain(`\`US-${index}#title\``);
    expect(shown).toContain('- and 20 more\n');
  });

  it('forty are one annotation, which names twenty', () => {
    const shown = github.render(report(reworded(40)), plain);
    expect(shown.match(/^::error/gm)).toHaveLength(1);
    expect(shown).toContain('title=checklist/done-changed US-0#title and 39 more::');
    expect(shown).toContain('%0AAnd 39 more like it: US-1#title, US-2#title');
    expect(shown).toContain('US-19#title and 20 more%0A');
  });

  it.each([
    ['sarif', sarif, '"occurrenceCount": 40'],
    ['junit', junit, 'tests="1" failures="1"'],
    ['junit, by name', junit, 'US-0#title and 39 more 0000000000'],
    ['junit, in words', junit, 'changed, and 39 more like it"'],
    ['gitlab', gitlab, ', and 39 more like it'],
  ])('forty are one result of %s', (_, reporter, said) => {
    const shown = reporter.render(report(reworded(40)), plain);
    expect(shown).toContain(said);
    expect(shown.match(/"ruleIndex"|<testcase|"check_name"/g)).toHaveLength(1);
  });

  it('forty are one finding of the JSON report, with twenty items, or with all of them', () => {
    const all = report(reworded(40));
    const schema = JSON.parse(readFileSync('schemas/report/v2.schema.json', 'utf8'));
    const isValid = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);
    for (const [verbose, listed] of [
      [false, 20],
      [true, 40],
    ] as const) {
      const read = JSON.parse(json.render(all, { ...plain, verbose }));
      expect(isValid(read), JSON.stringify(isValid.errors)).toBe(true);
      expect(read).toMatchObject({ errors: 1, findings: [{ count: 40 }] });
      expect(read.findings[0].items).toHaveLength(listed);
    }
  });
});
