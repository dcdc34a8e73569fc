import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { displayWidth } from '../../src/output/display-width.ts';
import { reporters } from '../../src/output/index.ts';
import { text } from '../../src/output/text.ts';
import { wrap } from '../../src/output/wrap.ts';
import { hostileRepairs } from '../support/repairs.ts';
import { modelFinding } from '../support/sample-report.ts';
import { runs } from '../support/soak.ts';

const pieces = [
  'a',
  'Word ',
  ' ',
  '::',
  '::error::',
  '##[',
  '##[error]',
  '\n',
  '\r',
  '\t',
  '\u001b[31m',
  '\u0000',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2028',
  '\ud800',
  '\udfff',
  '日',
  '👍🏽',
  'e\u0301',
  '\u00a0',
  '\u3000',
  '"',
  '\\',
  "'",
  '.',
  '-',
];
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const position = fc.integer({ min: 1, max: 40 });
const ansi = new RegExp(`${String.fromCharCode(0x1b)}\\[[0-9;]+m`, 'g');

/** Texts of a finding whose place and commands, which are never wrapped, are short. */
const prose = fc.record({
  message: hostile,
  subject: hostile,
  label: hostile,
  why: hostile,
  fix: hostile,
  text: hostile,
  line: position,
  column: position,
  endColumn: position,
  severity: fc.constantFrom<ReportedFinding['severity']>('error', 'warning', 'note'),
  data: fc.record({ legalMoves: fc.array(hostile, { maxLength: 2 }) }),
});
const places = fc.record({
  file: hostile,
  ruleId: hostile,
  commits: fc.array(hostile, { maxLength: 3 }),
  repair: hostileRepairs(hostile),
  ended: fc.record({ how: fc.constant('taken-back' as const), by: hostile }),
  data: fc.record({ legalMoves: fc.array(hostile, { maxLength: 2 }), declaration: hostile }),
  related: fc.array(
    fc
      .record({ file: hostile, text: hostile, label: hostile, line: position, column: position })
      .map((place) => ({
        ...place,
        side: 'before' as const,
        pointer: '',
      })),
    { maxLength: 2 },
  ),
});

function reportOf(finding: Partial<ReportedFinding>, message: string): Report {
  const report = { ...modelFinding, ...finding };
  return buildReport({
    findings: [report],
    obstacles: [{ code: 'x', message, fix: message }],
    notJudged: [{ ruleId: report.ruleId, needs: ['message'] }],
    transitions: [
      {
        file: report.file,
        kind: 'k',
        commit: message,
        step: { node: message, status: '', guard: '', source: '' },
      },
    ],
  });
}

describe('whatever a state file, a path or a message says', () => {
  it('no reporter prints a control, an invisible character or a runner command', () => {
    fc.assert(
      fc.property(
        prose,
        places,
        hostile,
        fc.boolean(),
        fc.boolean(),
        (words, rest, message, color, verbose) => {
          const report = reportOf({ ...words, ...rest }, message);
          // What `github` prints are commands by intent; github.test.ts reads them as the runner does, and html.test.ts reads elements.
          for (const reporter of reporters.filter(({ id }) => id !== 'github' && id !== 'html')) {
            const printed = reporter.render(report, { color, width: 70, verbose, quiet: false });
            // Tabs stand in patches alone, which have to be copied as they are; nothing obeys a tab.
            const plain = reporter.id === 'markdown' ? printed.replaceAll('\t', ' ') : printed;
            const lines = (color ? plain.replace(ansi, '') : plain).split('\n');
            for (const line of lines) {
              expect(line).not.toMatch(
                /[\p{C}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f]|##\[|^\s*::/u,
              );
            }
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  // The runner passes over blanks of any kind at the beginning of a line.
  it.each([
    ['::error::x', ['\\u{3a}:error::x']],
    ['\u3000 ::error::x', ['\u3000 \\u{3a}:error::x']],
    ['\u3000 \u3000 ::error::x', ['\u3000 \u3000 \\u{3a}:error::x']],
    ['\u3000 it says ::error::x', ['\u3000 it says ::error::x']],
  ])('a line that begins with %j gives no command', (prose, lines) => {
    expect(wrap(prose, 40)).toEqual(lines);
  });

  it('prose and excerpts keep within the width', () => {
    fc.assert(
      fc.property(prose, hostile, fc.constantFrom(40, 60, 80, 120), (words, message, width) => {
        const { repair: _, ...unaccepted } = { ...modelFinding, ...words };
        const report = buildReport({
          findings: [{ ...unaccepted, related: [] }],
          obstacles: [{ code: 'x', message, fix: message }],
        });
        const printed = text.render(report, { color: false, width, verbose: false, quiet: false });
        for (const line of printed
          .split('\n')
          .filter((line) => !line.startsWith('prd.json:') && !/^Reasons: /.test(line))) {
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
