import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

async function findings(commits: readonly MemoryCommit[]): Promise<string[]> {
  const repository = memoryRepository(commits);
  const report = await checkRange({ ...repository, govern: governByDetection(toyKinds) });
  expect(report.obstacles).toEqual([]);
  const number = new Map(repository.ids.map((id, index) => [id, index]));
  return report.findings.map(({ ruleId, message, file, scope, commits: ids = [] }) =>
    [ids.map((id) => number.get(id)).join('+') || scope, file, ruleId, message].join(' | '),
  );
}

const commit = (message: string, files: MemoryCommit['files']): MemoryCommit => ({ message, files });

describe('a range through the whole engine, with kinds that src does not know', () => {
  it.each<{ name: string; commits: MemoryCommit[]; expected: string[] }>([
    {
      name: 'a streamed log that grows',
      commits: [
        commit('base', { 'a.toylog': 'one\ntwo\n' }),
        commit('grow', { 'a.toylog': 'one\ntwo\nthree\n' }),
      ],
      expected: [],
    },
    {
      name: 'a streamed log that is rewritten and then put back',
      commits: [
        commit('base', { 'a.toylog': 'one\ntwo\n' }),
        commit('rewrite', { 'a.toylog': 'one\nTWO\n' }),
        commit('grow', { 'a.toylog': 'one\nTWO\nthree\n' }),
      ],
      expected: ['1 | a.toylog | toy-log/append-only | line 2 was rewritten'],
    },
    {
      name: 'a companion whose change alone is a change of the document',
      commits: [
        commit('base', { 'd/value.toypair': '5', 'd/limit.txt': '9' }),
        commit('lower the limit', { 'd/limit.txt': '3' }),
        commit('something else', { 'readme.md': 'x' }),
      ],
      expected: ['1 | d/limit.txt | toy-pair/within-limit | value 5 is above the limit 3'],
    },
    {
      name: 'a companion that stays within the limit',
      commits: [
        commit('base', { 'd/value.toypair': '5', 'd/limit.txt': '9' }),
        commit('lower the limit', { 'd/limit.txt': '5' }),
      ],
      expected: [],
    },
    {
      name: 'a folder as one document: a member changes, another is added',
      commits: [
        commit('base', { 'box/box.toyfolder': '', 'box/a.item': '[x] done', 'box/b.item': '[ ] open' }),
        commit('work', { 'box/b.item': '[x] open', 'box/c.item': '[ ] new' }),
        commit('tamper', { 'box/a.item': '[x] done otherwise' }),
      ],
      expected: ['2 | box/a.item | toy-folder/done-changed | box/a.item was done and changed'],
    },
    {
      name: 'a net rule that no single step breaks',
      commits: [
        commit('base', { 'n.toycount': '5' }),
        commit('down', { 'n.toycount': '4' }),
        commit('up', { 'n.toycount': '5' }),
      ],
      expected: [],
    },
    {
      name: 'a net rule that the range breaks',
      commits: [commit('base', { 'n.toycount': '5' }), commit('down', { 'n.toycount': '4' })],
      expected: ['1 | n.toycount | toy-count/not-below-base | the count fell from 5 to 4'],
    },
    {
      name: 'a look-back behind the base',
      commits: [
        commit('we jump ahead soon', { 'n.toycount': '5' }),
        commit('jump', { 'n.toycount': '9' }),
        commit('other', { 'readme.md': '1' }),
        commit('jump again, too late', { 'n.toycount': '20' }),
      ],
      expected: ['3 | n.toycount | toy-count/announced | the count jumped from 9 to 20 unannounced'],
    },
    {
      name: 'a deleted file, one moved as it is, and one that cannot be read',
      commits: [
        commit('base', { 'n.toylog': '5\n', 'm.toycount': '7', 'k.toycount': '1' }),
        commit('delete', { 'n.toylog': null }),
        commit('move', { 'm.toycount': null, 'moved/m.toycount': '7' }),
        commit('break', { 'k.toycount': 'one' }),
        commit('mend, but lower', { 'k.toycount': '0' }),
      ],
      expected: [
        '3 | k.toycount | state-file/unreadable | cannot be read: not a toy',
        '4 | k.toycount | toy-count/not-below-base | the count fell from 1 to 0',
        '1 | n.toylog | state-file/deleted | the state file was deleted and its content is not kept anywhere',
      ],
    },
  ])('$name', async ({ commits, expected }) => {
    expect(await findings(commits)).toEqual(expected);
  });
});

it('a merge that changes a companion alone is judged', async () => {
  const repository = memoryRepository([
    commit('base', { 'd/value.toypair': '5', 'd/limit.txt': '9' }),
    commit('ours', { 'a.md': 'x' }),
    { ...commit('theirs', { 'b.md': 'x' }), parents: [0] },
    { ...commit('merge', { 'b.md': 'x', 'd/limit.txt': '7' }), parents: [1, 2] },
  ]);
  const report = await checkRange({ ...repository, govern: governByDetection(toyKinds) });
  expect(report.transitions.map(({ commit: id, file }) => [repository.ids.indexOf(id ?? ''), file])).toEqual([
    [3, 'd/value.toypair'],
  ]);
});
