import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

async function judge(commits: readonly MemoryCommit[]) {
  const repository = memoryRepository(commits, 0);
  const report = await checkRange({ ...repository, govern: governByDetection(toyKinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings.map(({ severity, ruleId, file, messageId }) =>
    [severity, file, ruleId.replace(/^.*\//, ''), messageId].join(' '),
  );
}

const commit = (files: MemoryCommit['files']): MemoryCommit => ({ message: 'work', files });
const to = (link: string) => ({ link });
const log = 'one\ntwo\n';

describe('a symbolic link at the path of a state file is not followed', () => {
  it.each<{ name: string; commits: MemoryCommit[]; rows: string[] }>([
    {
      name: 'a file becomes a link',
      commits: [commit({ 'a.toylog': log }), commit({ 'a.toylog': to('b.txt'), 'b.txt': log })],
      rows: ['error a.toylog not-regular link'],
    },
    {
      name: 'a new link',
      commits: [commit({ 'b.txt': log }), commit({ 'a.toylog': to('b.txt') })],
      rows: ['error a.toylog not-regular link'],
    },
    {
      name: 'the file behind a link changes: no state file does',
      commits: [commit({ 'a.toylog': to('b.txt'), 'b.txt': log }), commit({ 'b.txt': 'one\nTWO\n' })],
      rows: [],
    },
    {
      name: 'a link becomes a file again: judged from the last version that could be read',
      commits: [
        commit({ 'a.toylog': log }),
        commit({ 'a.toylog': to('b.txt') }),
        commit({ 'a.toylog': `${log}three\n` }),
      ],
      rows: ['note a.toylog not-regular link'],
    },
    {
      name: 'and what it changes against that is an error',
      commits: [
        commit({ 'a.toylog': log }),
        commit({ 'a.toylog': to('b.txt') }),
        commit({ 'a.toylog': 'one\nTWO\n' }),
      ],
      rows: ['error a.toylog not-regular link', 'error a.toylog append-only rewritten'],
    },
  ])('$name', async ({ commits, rows }) => {
    expect(new Set(await judge(commits))).toEqual(new Set(rows));
  });
});
