import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../../src/engine/contract/finding.ts';
import { buildReport, compareFindings } from '../../../src/engine/contract/report.ts';

function finding(fields: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    ruleId: 'k/r',
    title: 't',
    severity: 'error',
    message: 'm',
    messageId: 'm',
    subject: 's',
    scope: 'step',
    file: 'f',
    side: 'after',
    pointer: '',
    line: 1,
    column: 1,
    why: '',
    fix: '',
    related: [],
    refuses: [],
    fingerprint: 'f0',
    change: 'c0',
    ...fields,
  };
}

const few = fc.constantFrom('a', 'b', '\uffff', '\u{10000}');
const anyFinding = fc
  .record({
    file: few,
    line: fc.integer({ min: 1, max: 3 }),
    column: fc.integer({ min: 1, max: 3 }),
    ruleId: few,
    subject: few,
    messageId: few,
    fingerprint: few,
  })
  .map(finding);

describe('the order of findings', () => {
  it.each<[keyof ReportedFinding, Partial<ReportedFinding>, Partial<ReportedFinding>]>([
    ['file', { file: 'a', line: 9 }, { file: 'b', line: 1 }],
    ['line', { line: 2, column: 9 }, { line: 10, column: 1 }],
    ['column', { column: 2, ruleId: 'z' }, { column: 10, ruleId: 'a' }],
    ['ruleId', { ruleId: 'a', subject: 'z' }, { ruleId: 'b', subject: 'a' }],
    ['subject', { subject: '\uffff' }, { subject: '\u{10000}' }],
  ])('is by %s, before what follows', (_, first, second) => {
    expect(compareFindings(finding(first), finding(second))).toBeLessThan(0);
    expect(compareFindings(finding(second), finding(first))).toBeGreaterThan(0);
  });

  it('is total', () => {
    fc.assert(
      fc.property(anyFinding, anyFinding, anyFinding, (a, b, c) => {
        expect(Math.sign(compareFindings(a, b))).toBe(0 - Math.sign(compareFindings(b, a)));
        expect(compareFindings(a, a)).toBe(0);
        if (compareFindings(a, b) <= 0 && compareFindings(b, c) <= 0)
          expect(compareFindings(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order in which they were found', () => {
    const unique = fc.uniqueArray(anyFinding, { selector: ({ fingerprint }) => fingerprint });
    fc.assert(
      fc.property(unique, (findings) => {
        expect(buildReport({ findings }).findings).toEqual(
          buildReport({ findings: findings.toReversed() }).findings,
        );
      }),
    );
  });
});

describe('buildReport', () => {
  it.each([
    ['pass', []],
    ['pass', ['warning', 'note']],
    ['fail', ['warning', 'error']],
  ] as const)('says %s for %j', (verdict, severities) => {
    const findings = severities.map((severity) => finding({ severity, fingerprint: severity }));
    expect(buildReport({ findings })).toMatchObject({
      version: 2,
      verdict,
      errors: severities.filter((each) => each === 'error').length,
      warnings: severities.filter((each) => each === 'warning').length,
      notes: severities.filter((each) => each === 'note').length,
    });
  });

  it('cannot judge where an obstacle stands in the way, whatever was found', () => {
    const obstacles = [{ code: 'git', message: 'history is missing', fix: 'fetch it' }];
    expect(buildReport({ findings: [], obstacles }).verdict).toBe('cannot-judge');
    expect(buildReport({ findings: [finding()], obstacles }).verdict).toBe('cannot-judge');
  });

  it('counts one fingerprint once, with all its commits', () => {
    const { errors, findings } = buildReport({
      findings: [
        finding({ commits: ['c1'] }),
        finding({ commits: ['c2'] }),
        finding({ commits: ['c1'] }),
        finding({ fingerprint: 'f1' }),
      ],
    });
    expect(errors).toBe(2);
    expect(findings.map(({ commits }) => commits)).toEqual([['c1', 'c2'], undefined]);
  });

  it('lists the files it judged, sorted and once', () => {
    const transitions = ['b', 'a', 'b'].map((file) => ({ file, kind: 'k' }));
    expect(buildReport({ findings: [], transitions }).files).toEqual(['a', 'b']);
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(buildReport({ findings: [] }))).not.toContain('guard');
    expect(buildReport({ findings: [], guard: 'success', claimed: 2, verified: 2 })).toMatchObject({
      guard: 'success',
      claimed: 2,
      verified: 2,
    });
  });
});

describe('findings of one fingerprint', () => {
  const [first, second, third] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
  const joined = (...all: Partial<ReportedFinding>[]) => buildReport({ findings: all.map(finding) }).findings;

  it('are one, with the words that all of them say', () => {
    expect(joined({ commits: [first] }, { commits: [second] })).toMatchObject([
      { message: 'm', commits: [first, second] },
    ]);
  });

  it('say of each commit what it did where that is not the same, and refuse all of it', () => {
    const found = joined(
      { commits: [first], message: '5 items at once', refuses: ['x', 'y'] },
      { commits: [second], message: '6 items at once', refuses: ['y', 'z'] },
      { commits: [third], message: '5 items at once', refuses: ['x', 'y'] },
    );
    expect(found).toMatchObject([
      { message: 'aaaaaaa: 5 items at once; bbbbbbb: 6 items at once', refuses: ['x', 'y', 'z'] },
    ]);
  });

  it('say nothing of what ended where one stands', () => {
    const ended = { how: 'repaired', by: second } as const;
    const found = joined(
      { commits: [first], severity: 'note', message: 'first', ended },
      { commits: [third], message: 'again' },
    );
    expect(found).toMatchObject([{ severity: 'error', message: 'again', commits: [first, third] }]);
  });

  it('are counted where there are many', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ commits: [first], message: `${index}` }));
    expect(joined(...many)[0]?.message).toMatch(/; aaaaaaa: 4; and 2 more$/);
  });
});
