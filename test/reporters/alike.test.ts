import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/core/finding.ts';
import { buildReport } from '../../src/core/report.ts';
import { foldAlike } from '../../src/reporters/alike.ts';
import { markdown } from '../../src/reporters/markdown.ts';
import { text } from '../../src/reporters/text.ts';
import { modelFindingIn } from '../support/sample-report.ts';

const plain = { color: false, width: 80, quiet: false, verbose: false };

/** Stories that one commit reworded. */
function reworded(count: number, change: Partial<ReportedFinding> = {}): ReportedFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...modelFindingIn('prd.json', { commits: ['1'.repeat(40)] }),
    subject: `US-${index}#title`,
    label: `Story ${index}`,
    line: 10 + index,
    fingerprint: `f-${index}`,
    ...change,
  }));
}
const shape = (findings: readonly ReportedFinding[]) =>
  foldAlike(findings).map(({ others }) => others.length);

describe('findings of one cause', () => {
  it.each<[string, readonly ReportedFinding[], number[]]>([
    ['four of a kind are one', reworded(4), [3]],
    ['three are told each', reworded(3), [0, 0, 0]],
    ['two commits are two causes', [...reworded(4), ...reworded(4, { commits: ['2'.repeat(40)] })], [3, 3]],
    ['two files are', [...reworded(4), ...reworded(4, { file: 'other.json' })], [3, 3]],
    ['two rules are', [...reworded(4), ...reworded(4, { ruleId: 'checklist/goalposts' })], [3, 3]],
    [
      'and two ways back',
      [...reworded(4), ...reworded(4, { repair: { run: 'git checkout 0000000 --', path: 'prd.json' } })],
      [3, 3],
    ],
  ])('%s', (_, findings, expected) => {
    expect(shape(findings)).toEqual(expected);
  });

  it('errors come before warnings, and warnings before notes, whatever their files are called', () => {
    const findings = (['note', 'warning', 'error'] as const).flatMap((severity, index) =>
      reworded(1, { severity, file: `${index}.json` }),
    );
    expect(foldAlike(findings).map(({ first }) => first.severity)).toEqual(['error', 'warning', 'note']);
  });

  it('none is lost', () => {
    const findings = [...reworded(40), ...reworded(2, { file: 'b.json' })];
    const all = foldAlike(findings).flatMap(({ first, others }) => [first, ...others]);
    expect(new Set(all)).toEqual(new Set(findings));
  });

  it('forty fit one screen of a terminal, and unfold', () => {
    const report = buildReport({ findings: reworded(40) });
    const lines = text.render(report, plain).split('\n');
    expect(lines.length).toBeLessThan(30);
    expect(lines).toContain('    and 39 more like it:');
    expect(lines).toContain('      … and 31 more, with --verbose');
    const whole = text.render(report, { ...plain, verbose: true });
    for (const { subject } of report.findings) expect(whole).toContain(subject);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('forty are one row of the job summary, and unfold there', () => {
    const shown = markdown.render(buildReport({ findings: reworded(40) }), plain);
    expect(shown.match(/^\| ❌/gm)).toHaveLength(1);
    expect(shown.match(/git checkout/g)).toHaveLength(2);
    expect(shown).toContain('**and 39 more like it**');
    for (let index = 1; index < 40; index += 1) expect(shown).toContain(`\`US-${index}#title\``);
  });
});
