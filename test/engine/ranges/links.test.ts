import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';

async function judge(commits: readonly MemoryCommit[], from = 0) {
  const repository = memoryRepository(commits, from);
  const report = await checkRange({ ...repository, govern: governByDetection(toyKinds) });
  expect(report.obstacles).toEqual([]);
  const number = new Map(repository.ids.map((id, index) => [id, index]));
  const rows = report.findings.map(
    ({ severity, ruleId, file, target, messageId, scope, commits: ids = [] }) => {
      const place = target === undefined ? file : `${file} (${target})`;
      return `${ids.map((id) => number.get(id)).join('+') || scope} ${severity} ${place} ${ruleId.replace(/^.*\//, '')} ${messageId}`;
    },
  );
  return { rows, files: report.files };
}

const commit = (files: MemoryCommit['files'], parents?: readonly number[]): MemoryCommit => ({
  message: 'work',
  files,
  ...(parents === undefined ? {} : { parents }),
});
const to = (link: string) => ({ link });

const log = 'one\ntwo\n';
const longer = 'one\ntwo\nthree\n';
const rewritten = 'one\nTWO\n';
const linked = commit({ 'a.toylog': to('store/a.txt'), 'store/a.txt': log });
describe('a link at a governed path', () => {
  it.each<{ name: string; commits: MemoryCommit[]; from?: number; rows: string[]; files?: string[] }>([
    {
      name: 'the target grows',
      commits: [linked, commit({ 'store/a.txt': longer })],
      rows: [],
      files: ['a.toylog'],
    },
    {
      name: 'the target alone is rewritten',
      commits: [linked, commit({ 'store/a.txt': rewritten })],
      rows: ['1 error a.toylog (store/a.txt) append-only rewritten'],
    },
    {
      name: 'a file beside the target changes',
      commits: [linked, commit({ 'store/b.txt': 'x' })],
      rows: [],
      files: [],
    },
    {
      name: 'it leads to other content that goes on',
      commits: [linked, commit({ 'a.toylog': to('store/b.txt'), 'store/b.txt': longer })],
      rows: [],
      files: ['a.toylog'],
    },
    {
      name: 'it leads to other content that does not',
      commits: [linked, commit({ 'store/b.txt': rewritten }), commit({ 'a.toylog': to('store/b.txt') })],
      rows: ['2 error a.toylog append-only rewritten'],
    },
    {
      name: 'a link in the middle of a chain leads elsewhere',
      commits: [
        commit({ 'a.toylog': to('now'), now: to('x'), x: log, y: rewritten }),
        commit({ now: to('y') }),
      ],
      rows: ['1 error a.toylog append-only rewritten'],
    },
    {
      name: 'a file becomes a link to the same content',
      commits: [commit({ 'a.toylog': log }), commit({ 'a.toylog': to('b.txt'), 'b.txt': log })],
      rows: [],
      files: ['a.toylog'],
    },
    {
      name: 'a file becomes a link to other content',
      commits: [commit({ 'a.toylog': log }), commit({ 'a.toylog': to('b.txt'), 'b.txt': rewritten })],
      rows: ['1 error a.toylog append-only rewritten'],
    },
    {
      name: 'a link becomes the file again',
      commits: [linked, commit({ 'a.toylog': longer })],
      rows: [],
      files: ['a.toylog'],
    },
    {
      name: 'a file becomes a link to another governed file with other content',
      commits: [commit({ 'a.toylog': log, 'b.toylog': rewritten }), commit({ 'a.toylog': to('b.toylog') })],
      rows: ['1 error a.toylog append-only rewritten'],
    },
    {
      name: 'the target is governed too, and rewritten: both are said',
      commits: [commit({ 'a.toylog': to('b.toylog'), 'b.toylog': log }), commit({ 'b.toylog': rewritten })],
      rows: ['1 error a.toylog (b.toylog) append-only rewritten', '1 error b.toylog append-only rewritten'],
    },
    {
      name: 'it leaves the repository, and comes back laundered: it stays rejected as a whole',
      commits: [linked, commit({ 'a.toylog': to('/tmp/x') }), commit({ 'a.toylog': rewritten })],
      rows: ['1 error a.toylog not-regular absolute', '2 error a.toylog append-only rewritten'],
    },
    {
      name: 'its target is deleted, and comes back laundered: it stays rejected as a whole',
      commits: [linked, commit({ 'store/a.txt': null }), commit({ 'store/a.txt': rewritten })],
      rows: ['1 error a.toylog not-regular dangling', '2 error a.toylog append-only rewritten'],
    },
    {
      name: 'its target is rewritten, then repaired',
      commits: [linked, commit({ 'store/a.txt': rewritten }), commit({ 'store/a.txt': log })],
      rows: ['1 note a.toylog (store/a.txt) append-only rewritten'],
    },
    {
      name: 'its target was rewritten behind the base: the repair is none of the range',
      commits: [linked, commit({ 'store/a.txt': rewritten }), commit({ 'store/a.txt': log })],
      from: 1,
      rows: ['2 note a.toylog (store/a.txt) append-only rewritten'],
    },
    {
      name: 'a merge drops what a side did to the target',
      commits: [
        commit({ 'a.toycount': to('n.txt'), 'n.txt': '1' }),
        commit({ 'n.txt': '2' }),
        commit({ other: 'x' }, [0]),
        commit({ 'n.txt': '1' }, [1, 2]),
      ],
      rows: ['3 error a.toycount (n.txt) not-below-base fell'],
    },
    {
      name: 'a commit that only edits the target is governed alone: its revert is no exact one',
      commits: [linked, commit({ 'store/a.txt': longer }), commit({ 'store/a.txt': log })],
      rows: ['2 error a.toylog (store/a.txt) append-only rewritten'],
    },
  ])('$name', async ({ commits, from, rows, files }) => {
    const judged = await judge(commits, from);
    expect(judged.rows).toEqual(rows);
    if (files !== undefined) expect(judged.files).toEqual(files);
  });
});

describe('a link to a folder', () => {
  const folders = commit({ d: to('store'), 'store/a.toylog': log, 'other/a.toylog': rewritten });
  it.each<{ name: string; commits: MemoryCommit[]; rows: string[]; files?: string[] }>([
    {
      name: 'a file that is governed where it lies is not judged twice',
      commits: [folders, commit({ 'store/a.toylog': rewritten })],
      rows: ['1 error store/a.toylog append-only rewritten'],
    },
    {
      name: 'a link to a folder with governed work in it comes and goes',
      commits: [
        commit({ 'store/a.toylog': log }),
        commit({ d: to('store') }),
        commit({ 'store/a.toylog': longer }),
        commit({ d: null }),
      ],
      rows: [],
      files: ['store/a.toylog'],
    },
    {
      name: 'it leads to another folder',
      commits: [folders, commit({ d: to('other') })],
      rows: ['1 error d/a.toylog append-only rewritten'],
    },
    {
      name: 'it leads to another folder with the same in it',
      commits: [folders, commit({ d: to('copy'), 'copy/a.toylog': log })],
      rows: [],
      files: ['copy/a.toylog'],
    },
    {
      name: 'it replaces a folder, and leads to the same content',
      commits: [commit({ 'd/a.toylog': log }), commit({ 'd/a.toylog': null, d: to('x'), 'x/a.toylog': log })],
      rows: [],
    },
    {
      name: 'it replaces a folder, and leads to other content',
      commits: [
        commit({ 'd/a.toylog': log }),
        commit({ 'd/a.toylog': null, d: to('x'), 'x/a.toylog': rewritten }),
      ],
      rows: ['1 error d/a.toylog append-only rewritten'],
    },
    {
      name: 'it replaces a folder, and leads out of the repository',
      commits: [commit({ 'd/a.toylog': log }), commit({ 'd/a.toylog': null, d: to('../x') })],
      rows: ['1 error d/a.toylog not-regular outside'],
    },
    {
      name: 'it replaces a folder, and leads nowhere',
      commits: [commit({ 'd/a.toylog': log }), commit({ 'd/a.toylog': null, d: to('x') })],
      rows: ['1 error d/a.toylog deleted refused'],
    },
    {
      name: 'a companion that lies elsewhere changes',
      commits: [
        commit({ 'd/value.toypair': '5', 'd/limit.txt': to('../limits/x'), 'limits/x': '9' }),
        commit({ 'limits/x': '3' }),
      ],
      rows: ['1 error d/limit.txt within-limit above'],
    },
    {
      name: 'a member that lies elsewhere changes',
      commits: [
        commit({ 'box/box.toyfolder': '', 'box/a.item': to('../x'), x: '[x] done' }),
        commit({ x: '[x] done otherwise' }),
      ],
      rows: ['1 error box/a.item done-changed changed'],
    },
  ])('$name', async ({ commits, rows, files }) => {
    const judged = await judge(commits);
    expect(judged.rows).toEqual(rows);
    if (files !== undefined) expect(judged.files).toEqual(files);
  });
});
