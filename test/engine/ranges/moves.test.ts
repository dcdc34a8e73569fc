import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../../support/trees.ts';

const old = 'a/.runner/state/tree.json';
const now = 'b/.runner/state/tree.json';
const third = 'c/.runner/state/tree.json';

async function judged(commits: readonly MemoryCommit[], from = 0) {
  const repository = memoryRepository(commits, from);
  const report = await checkRange({ ...repository, govern: governByDetection([...kinds, ...toyKinds]) });
  expect(report.obstacles).toEqual([]);
  const number = (id: string) => repository.ids.indexOf(id);
  const rows = report.findings
    .filter(({ severity, ruleId }) => severity !== 'warning' || ruleId === 'state-file/deleted')
    .map(({ severity, ruleId, subject, file, commits: ids = [], ended }) => {
      const repair = ended === undefined || ended.of !== undefined ? '' : `, repaired in ${number(ended.by)}`;
      const [folder] = file.split('/');
      const rule = ruleId.replace('task-tree/', '');
      return `${severity} ${rule} ${subject} at ${folder} in ${ids.map(number).join('+') || 'net'}${repair}`;
    });
  return { rows, verdict: report.verdict, files: report.files };
}

const rowsOf = async (...commits: MemoryCommit[]) => (await judged(commits)).rows;
const commit = (
  files: MemoryCommit['files'],
  message = 'work',
  parents?: readonly number[],
): MemoryCommit => ({
  message,
  files,
  ...(parents === undefined ? {} : { parents }),
});

const open = tree(node('x'), node('y'));
const good = tree(passed('x'), node('y'));
const stepped = tree(passed('x'), node('y', { attempts: 1 }));
const less = changing(good, 'x', { goal: 'less' });
const move = (version: typeof good, message = 'move'): MemoryCommit =>
  commit({ [old]: null, [now]: pretty(version) }, message);
const start = commit({ [old]: pretty(good) }, 'base');

describe('a move is one transition', () => {
  it.each<[string, MemoryCommit, string[]]>([
    ['as it is', move(good), []],
    ['with a declared step', move(stepped, declaring(retry('y'))), []],
    ['with a step that nothing declares', move(stepped), []],
    ['with another format', commit({ [old]: null, [now]: JSON.stringify(good) }), []],
    ['with tampering', move(less), ['error immutability x at b in 1']],
    [
      'with a step nothing explains',
      move(tree(passed('x'), node('y', { attempts: 2 }))),
      ['error state-update y#attempts at b in 1'],
    ],
    ['with a bare flip', move(tree(passed('x'), passed('y'))), ['error undeclared-pass y#passes at b in 1']],
  ])('%s', async (_, moved, expected) => {
    const rows = await rowsOf(start, moved);
    expect(rows.filter((row) => !row.includes(' root'))).toEqual(expected);
  });

  it('is reported at its new path', async () => {
    expect((await judged([start, move(less)])).files).toEqual([now]);
  });

  it('is none where less than half is left: a deletion, and a file that is new', async () => {
    const other = tree(passed('p'), node('q'));
    expect(await rowsOf(start, move(other))).toEqual([
      'error state-file/deleted  at a in 1',
      'error initial p#passes at b in 1',
    ]);
  });

  it('is none in two commits: deletion, and addition', async () => {
    const rows = await rowsOf(start, commit({ [old]: null }), commit({ [now]: pretty(less) }));
    expect(rows).toContain('error state-file/deleted  at a in 1');
    expect(rows).toContain('error initial x#passes at b in 2');
  });

  it('to a file of another kind is none', async () => {
    const rows = await rowsOf(
      commit({ 'n.toycount': '5' }),
      commit({ 'n.toycount': null, 'n.toylog': '5\n' }),
    );
    expect(rows).toContain('error state-file/deleted  at n.toycount in 1');
  });

  it('of a log that grows while it moves is one, and of one that is rewritten is that', async () => {
    const lines = 'one\ntwo\nthree\n';
    const base = commit({ 'a.toylog': lines });
    expect(await rowsOf(base, commit({ 'a.toylog': null, 'b.toylog': `${lines}four\n` }))).toEqual([]);
    expect(await rowsOf(base, commit({ 'a.toylog': null, 'b.toylog': 'one\ntwo\nTHREE\n' }))).toEqual([
      'error toy-log/append-only line 3 at b.toylog in 1',
    ]);
    expect(await rowsOf(base, commit({ 'a.toylog': null, 'b.toylog': 'ONE\nTWO\nthree\n' }))).toEqual([
      'error state-file/deleted  at a.toylog in 1',
    ]);
  });

  it('takes the very bytes before what is only alike', async () => {
    const twin = changing(good, 'y', { goal: 'another' });
    const rows = await rowsOf(
      commit({ [old]: pretty(good), [third]: pretty(twin) }),
      commit({ [old]: null, [third]: null, [now]: pretty(good), 'd/.runner/state/tree.json': pretty(twin) }),
    );
    expect(rows).toEqual([]);
  });

  it('takes what kept the most where nothing is the same', async () => {
    const far = changing(less, 'y', { goal: 'another', title: 'another' });
    const rows = await rowsOf(
      commit({ [old]: pretty(good), [third]: pretty(far) }),
      commit({ [old]: null, [third]: null, [now]: pretty(stepped) }),
    );
    expect(rows).toEqual(['error state-file/deleted  at c in 1']);
  });

  it('onto the place of a deleted file is judged against that file', async () => {
    const fresh = tree(node('x'), node('y'));
    const rows = await rowsOf(
      start,
      commit({ [third]: pretty(fresh) }),
      commit({ [old]: null, 'archive/tree.json': pretty(good) }),
      commit({ [third]: null, [old]: pretty(fresh) }),
    );
    expect(rows).toContain('error immutability x at a in 3');
  });
});

describe('history goes with a move', () => {
  const moved = move(good);

  it('back and forth', async () => {
    const back = commit({ [now]: null, [old]: pretty(good) });
    expect(await rowsOf(start, moved, back, moved, back)).toEqual([]);
    expect(await rowsOf(start, moved, commit({ [now]: null, [old]: pretty(less) }))).toContain(
      'error immutability x at a in 2',
    );
  });

  it('so that tampering after it, or before it, is found once', async () => {
    expect(await rowsOf(start, moved, commit({ [now]: pretty(less) }))).toEqual([
      'error immutability x at b in 2',
    ]);
    expect(await rowsOf(start, commit({ [old]: pretty(less) }), move(less))).toEqual([
      'error immutability x at a in 1',
    ]);
  });

  it('so that what was tampered with at the old path is repaired at the new one', async () => {
    const tampered = commit({ [old]: pretty(less) });
    const note = 'note immutability x at a in 1, repaired in';
    expect(await rowsOf(start, tampered, move(less), commit({ [now]: pretty(good) }))).toEqual([`${note} 3`]);
    expect(await rowsOf(start, tampered, move(good))).toEqual([`${note} 2`]);
  });

  it('so that a broken file is mended by the move', async () => {
    const broken = commit({ [old]: '{' });
    expect(await rowsOf(start, broken, move(good))).toEqual([
      'note state-file/unreadable  at a in 1, repaired in 2',
    ]);
    expect(await rowsOf(start, broken, move(less))).toContain('error immutability x at b in 2');
  });

  it('so that a file that is deleted and comes back after it launders nothing', async () => {
    const rows = await rowsOf(start, moved, commit({ [now]: null }), commit({ [now]: pretty(open) }));
    expect(rows).toEqual([
      'note state-file/deleted  at b in 2, repaired in 3',
      'error immutability x at b in 3',
    ]);
  });

  it('so that the net of a pull request is judged from the old path', async () => {
    const counted = (attempts: number) => tree(passed('x'), node('y', { attempts }));
    const { rows } = await judged(
      [
        commit({ [old]: pretty(counted(1)) }, 'base'),
        commit({ [old]: null, [now]: pretty(counted(1)) }, 'move'),
        commit({ [now]: pretty(counted(2)) }, declaring(retry('y'))),
        commit({ [now]: pretty(counted(0)) }, 'reset'),
      ],
      0,
    );
    expect(rows).toContain('error state-update y#attempts at b in 3');
    expect(rows.filter((row) => row.includes('attempts-decreased'))).toEqual([]);
  });
});

describe('a merge of a side that moved the file', () => {
  const base = commit({ [old]: pretty(open) }, 'base');
  const withX = tree(passed('x'), node('y'));
  const withY = tree(node('x'), passed('y'));
  const both = { ...tree(passed('x'), passed('y')), passes: true };
  const movedX = commit({ [old]: null, [now]: pretty(withX) }, declaring(done('x')), [0]);
  const movedOnly = commit({ [old]: null, [now]: pretty(open) }, 'move', [0]);
  const steppedY = commit({ [old]: pretty(withY) }, declaring(done('y')), [0]);
  const at = (path: string, version: typeof open | null, parents = [1, 2]) =>
    commit(
      { [old]: null, [now]: null, [third]: null, ...{ [path]: version && pretty(version) } },
      'merge',
      parents,
    );

  it.each<[string, MemoryCommit[], string[]]>([
    ['with one that stepped holds both', [base, movedX, steppedY, at(now, both)], []],
    ['the other way round', [base, steppedY, movedX, at(now, both)], []],
    ['that only moved it', [base, movedOnly, steppedY, at(now, withY)], []],
    [
      "and drops the other side's step",
      [base, movedX, steppedY, at(now, withX)],
      ['error immutability y at b in 3'],
    ],
    [
      "and drops the moving side's step",
      [base, movedX, steppedY, at(now, withY)],
      ['error immutability x at b in 3'],
    ],
    ['and keeps it at the old path, whole', [base, movedX, steppedY, at(old, both)], []],
    [
      'and keeps it at the old path, with less',
      [base, movedX, steppedY, at(old, withY)],
      ['error immutability x at a in 3'],
    ],
    ['and moves it on', [base, movedX, steppedY, at(third, both)], []],
    [
      'and keeps both files',
      [base, movedX, steppedY, commit({ [old]: pretty(withY), [now]: pretty(withX) }, 'merge', [1, 2])],
      [],
    ],
  ])('%s', async (_, commits, expected) => {
    const rows = await rowsOf(...commits);
    expect(rows.filter((row) => !row.includes(' root'))).toEqual(expected);
  });

  it('deletes it where neither path is left', async () => {
    for (const sides of [
      [movedX, steppedY],
      [steppedY, movedX],
      [movedOnly, steppedY],
    ]) {
      const rows = await rowsOf(base, ...sides, at(third, null));
      expect(rows.join('\n')).toMatch(/error state-file\/deleted .* in 3/);
    }
  });

  describe('where both moved it to different paths', () => {
    const movedY = commit({ [old]: null, [third]: pretty(withY) }, declaring(done('y')), [0]);

    it.each<[string, MemoryCommit, string[]]>([
      ['holds both', at(now, both), []],
      ['at the other path', at(third, both), []],
      ['at the old path', at(old, both), []],
      ['drops a step', at(now, withX), ['error immutability y at b in 3']],
      ['drops the other step', at(third, withX), ['error immutability y at c in 3']],
      ['keeps both files', commit({ [now]: pretty(withX), [third]: pretty(withY) }, 'merge', [1, 2]), []],
    ])('%s', async (__, merge, expected) => {
      const rows = await rowsOf(base, movedX, movedY, merge);
      expect(rows.filter((row) => !row.includes(' root'))).toEqual(expected);
    });
  });

  it('where both moved it to the same path', async () => {
    const movedY = commit({ [old]: null, [now]: pretty(withY) }, declaring(done('y')), [0]);
    expect(await rowsOf(base, movedX, movedY, at(now, both))).toEqual([]);
    expect(await rowsOf(base, movedX, movedY, at(now, withX))).toContain('error immutability y at b in 3');
  });

  it('on the base: the branch stepped at the old path, and is judged against the new one', async () => {
    const mergeMain = commit({ [old]: null, [now]: pretty(both) }, 'merge main', [2, 1]);
    expect((await judged([base, movedX, steppedY, mergeMain], 1)).rows).toEqual([]);
    const dropped = commit({ [old]: null, [now]: pretty(withY) }, 'merge main', [2, 1]);
    expect((await judged([base, movedX, steppedY, dropped], 1)).rows).toContain(
      'error immutability x at b in 3',
    );
  });
});

describe('a merge without a file', () => {
  const base = commit({ [old]: pretty(open) }, 'base');
  const archived = commit({ [old]: null, 'archive/tree.json': pretty(open) }, 'archive', [0]);
  const steppedY = commit({ [old]: pretty(tree(node('x'), passed('y'))) }, declaring(done('y')), [0]);
  const other = commit({ readme: 'x' }, 'other', [0]);
  const gone = (parents: number[]) =>
    commit({ [old]: null, 'archive/tree.json': pretty(open) }, 'merge', parents);

  it('that one side archived is judged on that side', async () => {
    expect(await rowsOf(base, archived, other, gone([1, 2]))).toEqual([
      'warning state-file/deleted  at a in 1',
    ]);
    expect(await rowsOf(base, archived, other, gone([2, 1]))).toEqual([
      'warning state-file/deleted  at a in 1',
    ]);
  });

  it('that one side archived while the other stepped loses the step', async () => {
    expect(await rowsOf(base, archived, steppedY, gone([1, 2]))).toEqual([
      'warning state-file/deleted  at a in 1',
      'error state-file/deleted  at a in 3',
    ]);
  });

  it('that holds it in an archive holds what the side that worked on it did', async () => {
    const worked = tree(node('x'), passed('y'));
    const merge = (version: typeof open) =>
      commit({ [old]: null, 'archive/tree.json': JSON.stringify(version) }, 'merge', [1, 2]);
    expect(await rowsOf(base, other, steppedY, merge(worked))).toEqual([
      'warning state-file/deleted  at a in 3',
    ]);
    expect(await rowsOf(base, other, steppedY, merge(open))).toEqual(['error state-file/deleted  at a in 3']);
  });

  it('that one side added loses it', async () => {
    const rows = await rowsOf(
      commit({ readme: '' }),
      commit({ readme: 'x' }, 'x', [0]),
      commit({ [old]: pretty(open) }, 'add', [0]),
      commit({ [old]: null }, 'merge', [1, 2]),
    );
    expect(rows).toEqual(['error state-file/deleted  at a in 3']);
  });
});

describe('a move behind the base', () => {
  const tampered = commit({ [old]: pretty(less) });

  it('does not hide what is repaired after it', async () => {
    const story = [start, tampered, move(less), commit({ [now]: pretty(good) })];
    expect((await judged(story, 2)).rows).toEqual(['note immutability x at b in 3']);
    const worse = changing(good, 'x', { goal: 'worse' });
    expect((await judged([...story.slice(0, 3), commit({ [now]: pretty(worse) })], 2)).verdict).toBe('fail');
  });

  it('is accepted, and so is a deletion: what comes at the old path is new', async () => {
    const fresh = commit({ [old]: pretty(open) });
    expect((await judged([start, move(good), fresh], 1)).rows).toEqual([]);
    const archived = commit({ [old]: null, 'archive/tree.json': pretty(good) });
    expect((await judged([start, archived, fresh], 1)).rows).toEqual([]);
  });
});
