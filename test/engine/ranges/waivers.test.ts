import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../../src/engine/contract/finding.ts';
import { waiving } from '../../../src/engine/policy/waiving.ts';
import type { MemoryCommit } from '../../support/memory-repository.ts';
import {
  commit,
  configurationFile,
  judgeByBase,
  lines,
  waiversFile,
  waiversOf,
} from '../../support/policy-ranges.ts';

const base = { 'box/box.toyfolder': '', 'box/a.item': '[x] done', 'box/b.item': '[x] two' };
const tamper = commit('tamper', { 'box/a.item': '[x] otherwise' });
const refused = 'error toy-folder/done-changed box/a.item: box/a.item was done and changed';
const excused = refused.replace('error', 'note');

/** Errors of a range that the base does not excuse. */
async function errorsOf(...commits: readonly MemoryCommit[]): Promise<ReportedFinding[]> {
  const { findings } = await judgeByBase([commit('base', base), ...commits]);
  return findings.filter(({ severity }) => severity === 'error');
}

const judgeWith = (waivers: string, ...commits: readonly MemoryCommit[]) =>
  judgeByBase([commit('base', { ...base, [waiversFile]: waivers }), ...commits]);

describe('a waiver', () => {
  it('makes its finding a note that says who excuses it, and passes the gate', async () => {
    const [finding] = await errorsOf(tamper);
    expect.assert(finding !== undefined);
    const report = await judgeWith(waiversOf([finding]), tamper);
    expect(lines(report)).toEqual([excused]);
    expect(report.verdict).toBe('pass');
    expect(report.findings[0]?.waivedBy).toEqual({
      change: finding.change,
      reason: 'agreed',
      until: '2026-12-31',
      severity: 'error',
    });
  });

  it.each([
    ['fingerprint', { fingerprint: '000000000000' }],
    ['change', { change: '000000000000' }],
  ])('excuses nothing with another %s', async (_, other) => {
    const [finding] = await errorsOf(tamper);
    expect.assert(finding !== undefined);
    expect(lines(await judgeWith(waiversOf([{ ...finding, ...other }]), tamper))).toEqual([refused]);
  });

  it('excuses one change and not an item', async () => {
    const waivers = waiversOf(await errorsOf(tamper));
    const different = commit('tamper', { 'box/a.item': '[x] quite otherwise' });
    expect(lines(await judgeWith(waivers, different))).toEqual([refused]);
    const other = commit('tamper', { 'box/b.item': '[x] otherwise' });
    expect((await judgeWith(waivers, other)).errors).toBe(1);
  });

  it('makes the change accepted: what comes later is judged against it', async () => {
    const waivers = waiversOf(await errorsOf(tamper));
    const honest = commit('work', { 'box/c.item': '[ ] new' });
    expect((await judgeWith(waivers, tamper, honest)).verdict).toBe('pass');
    const again = commit('tamper again', { 'box/a.item': '[x] a third time' });
    const report = await judgeWith(waivers, tamper, honest, again);
    expect(report.verdict).toBe('fail');
    expect(lines(report)).toContain(refused);
  });

  it('accepts the change: the way back to the value before is another one', async () => {
    const waivers = waiversOf(await errorsOf(tamper));
    const back = commit('back', { 'box/a.item': '[x] done' });
    expect((await judgeWith(waivers, tamper, back)).errors).toBe(1);
    // Without the waiver it is the repair.
    expect((await judgeByBase([commit('base', base), tamper, back])).errors).toBe(0);
  });

  it('excuses a finding that only the net shows', async () => {
    const start = commit('base', { 'n.toycount': '5' });
    const down = commit('down', { 'n.toycount': '4' });
    const { findings } = await judgeByBase([start, down]);
    expect(findings.map(({ scope }) => scope)).toEqual(['net']);
    const files = { ...start.files, [waiversFile]: waiversOf(findings) };
    expect((await judgeByBase([commit('base', files), down])).verdict).toBe('pass');
  });

  it('takes the net with it where two waived changes add up to a third', async () => {
    const second = commit('tamper again', { 'box/a.item': '[x] a third time' });
    const first = await errorsOf(tamper);
    const later = await judgeByBase([commit('base', { ...base, ...tamper.files }), second]);
    const waivers = waiversOf([...first, ...later.findings]);
    const report = await judgeWith(waivers, tamper, second);
    expect([...new Set(lines(report))]).toEqual([excused]);
    expect(report.verdict).toBe('pass');
  });

  it('of one file does not excuse the net of another', async () => {
    const two = { ...base, 'box2/box.toyfolder': '', 'box2/a.item': '[x] done' };
    const waivers = waiversOf(await errorsOf(tamper));
    const both = commit('tamper', { ...tamper.files, 'box2/a.item': '[x] otherwise' });
    const report = await judgeByBase([commit('base', { ...two, [waiversFile]: waivers }), both]);
    expect(lines(report)).toEqual([refused.replaceAll('box/', 'box2/'), excused]);
  });

  it('cannot excuse what cannot be read', async () => {
    const broken = commit('break', { 'n.toycount': 'one' });
    const start = commit('base', { 'n.toycount': '1' });
    const { findings } = await judgeByBase([start, broken]);
    const files = { ...start.files, [waiversFile]: waiversOf(findings) };
    expect(lines(await judgeByBase([commit('base', files), broken]))).toContain(
      'error state-file/unreadable n.toycount: cannot be read: not a toy',
    );
  });

  it('cannot excuse a broken configuration', async () => {
    const broken = commit('break', { [configurationFile]: 'version: 2\n' });
    const { findings } = await judgeByBase([commit('base', base), broken]);
    const files = { ...base, [waiversFile]: waiversOf(findings) };
    expect((await judgeByBase([commit('base', files), broken])).errors).toBe(1);
  });

  it('that nothing asks for is silent, however old', async () => {
    const old = waiversOf([{ fingerprint: '0'.repeat(12), change: '0'.repeat(12) }], '2020-01-01');
    expect(lines(await judgeWith(old, commit('work', { 'box/c.item': '[ ] new' })))).toEqual([]);
  });
});

describe('the last day of a waiver, where the head is of 2026-01-01', () => {
  const ending = (until: string) =>
    `warning config/waiver-expired ${waiversFile}: the waiver of … ended on ${until}; it stops counting fourteen days after that`;
  const ended = (until: string) =>
    `warning config/waiver-expired ${waiversFile}: the waiver of … ended on ${until} and does not count any more`;

  it.each<[until: string, expected: string[]]>([
    ['2026-01-02', [excused]],
    ['2026-01-01', [excused]],
    ['2025-12-31', [excused, ending('2025-12-31')]],
    ['2025-12-18', [excused, ending('2025-12-18')]],
    ['2025-12-17', [refused, ended('2025-12-17')]],
    ['2020-02-29', [refused, ended('2020-02-29')]],
  ])('%s', async (until, expected) => {
    const waivers = waiversOf(await errorsOf(tamper), until);
    const said = lines(await judgeWith(waivers, tamper));
    expect(said.map((line) => line.replace(/[0-9a-f]{12}/, '…'))).toEqual(expected);
  });

  it('points at the waiver that has ended', async () => {
    const waivers = waiversOf(await errorsOf(tamper), '2025-12-31');
    const report = await judgeWith(waivers, tamper);
    const [warning] = report.findings.filter(({ ruleId }) => ruleId === 'config/waiver-expired');
    expect(warning).toMatchObject({ side: 'before', line: 3 });
  });

  it('counts to the last second of the day in UTC', () => {
    const waiver = { fingerprint: 'f', change: 'c', reason: 'r', until: '2026-03-01', pointer: '/waivers/0' };
    const finding = { fingerprint: 'f', change: 'c', ruleId: 'x/y', severity: 'error' } as ReportedFinding;
    const lateness = (now: string) => {
      const each = waiving([waiver], now);
      const [after] = each.apply([finding]);
      return [after?.severity, each.expired().map(({ counts }) => counts)];
    };
    expect(lateness('2026-03-01T23:59:59Z')).toEqual(['note', []]);
    expect(lateness('2026-03-02T00:59:59+01:00')).toEqual(['note', []]);
    expect(lateness('2026-03-02T00:00:00Z')).toEqual(['note', [true]]);
    expect(lateness('2026-03-15T23:59:59Z')).toEqual(['note', [true]]);
    expect(lateness('2026-03-16T00:00:00Z')).toEqual(['error', [false]]);
    expect(lateness('not a time')).toEqual(['error', []]);
  });

  it('of several for one change is the latest', () => {
    const waiver = (until: string) => ({ fingerprint: 'f', change: 'c', reason: until, until, pointer: '' });
    const finding = { fingerprint: 'f', change: 'c', ruleId: 'x/y', severity: 'error' } as ReportedFinding;
    for (const days of [
      ['2026-03-01', '2025-01-01'],
      ['2025-01-01', '2026-03-01'],
    ])
      expect(waiving(days.map(waiver), '2026-02-01T00:00:00Z').apply([finding])[0]?.severity).toBe('note');
  });
});

describe('a waiver that comes with the change that needs it', () => {
  const withIt = async (configuration: string | null) => {
    const waivers = waiversOf(await errorsOf(tamper));
    return judgeByBase([
      commit('base', { ...base, [configurationFile]: configuration }),
      commit('tamper', { ...tamper.files, [waiversFile]: waivers }),
    ]);
  };
  const later = `warning config/changed ${waiversFile}: this changes the waivers; commit them before what they waive: hooks count those of HEAD, CI those of the base side`;
  const atOnce = `warning config/changed ${waiversFile}: this changes the waivers, and they count at once (waiversFrom: head); a code owner should approve`;

  it.each<[configuration: string | null, expected: string[]]>([
    [null, [refused, later]],
    ['version: 1\n', [refused, later]],
    ['version: 1\nwaiversFrom: base\n', [refused, later]],
    ['version: 1\nwaiversFrom: head\n', [excused, atOnce]],
  ])('with %j on the base side', async (configuration, expected) => {
    expect(lines(await withIt(configuration))).toEqual(expected);
  });

  it('does not count by its own word', async () => {
    const report = await judgeByBase([
      commit('base', base),
      commit('tamper', {
        ...tamper.files,
        [configurationFile]: 'version: 1\nwaiversFrom: head\n',
        [waiversFile]: waiversOf(await errorsOf(tamper)),
      }),
    ]);
    expect(lines(report)).toContain(refused);
  });
});
