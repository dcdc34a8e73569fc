import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange, type RangeInput } from '../../../src/engine/judge/check-range.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

async function judge(commits: readonly MemoryCommit[], more: Partial<RangeInput> = {}): Promise<string[]> {
  const repository = memoryRepository(commits);
  const report = await checkRange({ ...repository, govern: governByDetection(toyKinds), ...more });
  expect(report.obstacles).toEqual([]);
  const number = new Map(repository.ids.map((id, index) => [id, index]));
  return report.findings.map(({ severity, file, message, ruleId, commits: ids = [] }) => {
    const text =
      ruleId === 'state-file/case-collision' ? message.replace(/^differs from | only in .*$/g, '') : ruleId;
    return `${ids.map((id) => number.get(id)).join('+')} ${severity} ${file}: ${text}`;
  });
}

const commit = (files: MemoryCommit['files'], parents?: readonly number[]): MemoryCommit => ({
  message: 'work',
  files,
  ...(parents === undefined ? {} : { parents }),
});
const start = commit({ 'd/a.toylog': '1\n', other: 'x' });

describe('paths that differ only in case or Unicode composition', () => {
  it.each<{ name: string; commits: MemoryCommit[]; rows: string[] }>([
    {
      name: 'a governed file beside a governed one',
      commits: [start, commit({ 'D/a.toylog': '1\n' })],
      rows: ['1 error D/a.toylog: d/a.toylog'],
    },
    {
      name: 'a file whose name has another case, too',
      commits: [start, commit({ 'd/A.TOYLOG': 'x' })],
      rows: ['1 error d/A.TOYLOG: d/a.toylog'],
    },
    {
      name: 'a composed name beside a decomposed one',
      commits: [commit({ 'e\u0301.toylog': '1\n' }), commit({ 'é.toylog': '1\n' })],
      rows: ['1 error é.toylog: e\u0301.toylog'],
    },
    {
      name: 'both in one commit: said once',
      commits: [commit({ other: 'x' }), commit({ 'A.toylog': '1\n', 'a.toylog': '1\n' })],
      rows: ['1 error a.toylog: A.toylog'],
    },
    {
      name: 'both stood before: later commits are not to blame',
      commits: [
        commit({ 'A.toylog': '1\n', 'a.toylog': '1\n' }),
        commit({ 'a.toylog': '1\n2\n' }),
        commit({ 'A.toylog': '1\n2\n' }),
      ],
      rows: [],
    },
    {
      name: 'a rename that only changes case',
      commits: [start, commit({ 'd/a.toylog': null, 'D/a.toylog': '1\n' })],
      rows: [],
    },
    { name: 'two files of no kind', commits: [start, commit({ A: 'x', a: 'y' })], rows: [] },
    {
      name: 'another letter, another folder',
      commits: [start, commit({ 'd/b.toylog': '1\n', 'a.toylog': '1\n' })],
      rows: [],
    },
    {
      name: 'the twin is removed: repaired',
      commits: [start, commit({ 'd/A.TOYLOG': 'x' }), commit({ 'd/A.TOYLOG': null })],
      rows: ['1 note d/A.TOYLOG: d/a.toylog'],
    },
    {
      name: 'the governed twin that came last is removed: repaired',
      commits: [start, commit({ 'D/a.toylog': '1\n' }), commit({ 'D/a.toylog': null })],
      rows: ['1 note D/a.toylog: d/a.toylog'],
    },
    {
      name: 'work goes on beside the twin: not repaired',
      commits: [start, commit({ 'd/A.TOYLOG': 'x' }), commit({ 'd/a.toylog': '1\n2\n' })],
      rows: ['1+2 error d/A.TOYLOG: d/a.toylog'],
    },
    {
      name: 'the file that was there first is deleted',
      commits: [start, commit({ 'd/A.TOYLOG': 'x' }), commit({ 'd/a.toylog': null })],
      rows: ['1 note d/A.TOYLOG: d/a.toylog', '2 error d/a.toylog: state-file/deleted'],
    },
    {
      name: 'a merge that brings both together',
      commits: [
        commit({ other: 'x' }),
        commit({ 'a.toylog': '1\n' }),
        commit({ 'A.toylog': '1\n' }, [0]),
        commit({ 'A.toylog': '1\n' }, [1, 2]),
      ],
      rows: ['3 error a.toylog: A.toylog'],
    },
    {
      name: 'a merge that adds what neither side has',
      commits: [
        start,
        commit({ more: 'x' }),
        commit({ side: 'x' }, [0]),
        commit({ side: 'x', 'd/A.TOYLOG': 'x' }, [1, 2]),
      ],
      rows: ['3 error d/A.TOYLOG: d/a.toylog'],
    },
    {
      name: 'a merge of a side that has both, which is judged there',
      commits: [
        start,
        commit({ 'd/A.TOYLOG': 'x' }),
        commit({ more: 'x' }, [0]),
        commit({ 'd/A.TOYLOG': 'x' }, [2, 1]),
      ],
      rows: ['1+3 error d/A.TOYLOG: d/a.toylog'],
    },
  ])('$name', async ({ commits, rows }) => {
    expect(await judge(commits)).toEqual(rows);
  });

  it('is always said where every version is judged by itself', async () => {
    const commits = [
      commit({}),
      commit({ 'A.toylog': '1\n', 'a.toylog': '1\n', 'b.toylog': '1\n', 'B.TOYLOG': 'x' }),
    ];
    expect(await judge(commits, { scope: 'snapshot' })).toEqual([
      '1 error a.toylog: A.toylog',
      '1 error b.toylog: B.TOYLOG',
    ]);
  });
});
