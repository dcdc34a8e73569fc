import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { inCommits } from '../../src/output/in-commits.ts';

const said = (finding: Partial<ReportedFinding>, most = 2) => inCommits(finding as ReportedFinding, most);
const ids = ['1'.repeat(40), '2'.repeat(40), '3'.repeat(40)];
const waivedBy = { change: 'abc', reason: 'agreed', until: '2026-03-31', severity: 'error' } as const;

describe('inCommits', () => {
  it.each<[finding: Partial<ReportedFinding>, expected: string]>([
    [{}, ''],
    [{ commits: [] }, ''],
    [{ commits: ids.slice(0, 1) }, ' (in 1111111)'],
    [{ commits: ids.slice(0, 2) }, ' (in 1111111, 2222222)'],
    [{ commits: ids }, ' (in 1111111, 2222222 and 1 more)'],
    [
      { commits: ids.slice(0, 1), ended: { how: 'repaired', by: ids[1] ?? '' } },
      ' (in 1111111, repaired in 2222222)',
    ],
    [{ ended: { how: 'taken-back', by: ids[1] ?? '' } }, ' (taken back in 2222222)'],
    [{ ended: { how: 'settled', by: ids[1] ?? '' } }, ' (settled with what went in 2222222)'],
    [{ ended: { how: 'repaired', by: ids[1] ?? '', of: ids[2] ?? '' } }, ' (repairing 3333333)'],
    [{ waivedBy }, ' (waived until 2026-03-31: agreed)'],
    [{ commits: ids.slice(0, 1), waivedBy }, ' (in 1111111, waived until 2026-03-31: agreed)'],
  ])('%#: %s', (finding, expected) => {
    expect(said(finding)).toBe(expected);
  });

  it('prints hostile reasons neutralised and short', () => {
    const text = said({ waivedBy: { ...waivedBy, reason: `\u001b[31m\n::error::${'x'.repeat(5000)}` } });
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\n');
    expect(text.length).toBeLessThan(2500);
  });
});
