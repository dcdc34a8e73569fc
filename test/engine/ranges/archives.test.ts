import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { defaultLimits, type Limits } from '../../../src/formats/limits.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { toyKinds } from '../../support/toy-kinds/index.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const archive = 'archive/tree-2026.json';

/** How the deletion was reported, with what the message says of the content; and the blobs that were read. */
async function judged(commits: readonly MemoryCommit[], limits: Partial<Limits> = {}, from = 0) {
  const repository = memoryRepository(commits, from);
  const opened: string[] = [];
  const blobs = {
    open: (blob: string) => {
      opened.push(blob);
      return repository.blobs.open(blob);
    },
  };
  const govern = governByDetection([...kinds, ...toyKinds]);
  const report = await checkRange({ ...repository, blobs, govern, limits: { ...defaultLimits, ...limits } });
  expect(report.obstacles).toEqual([]);
  const found = report.findings.filter(({ ruleId }) => ruleId === 'state-file/deleted');
  const rows = found.map(
    ({ severity, message }) =>
      `${severity}: ${message.replace(/^.*(; its|and its)/, 'its').replace(/^.*renamed; what/, 'what')}`,
  );
  return { rows, opened: opened.length, verdict: report.verdict };
}

const rowsOf = async (...commits: MemoryCommit[]) => (await judged(commits)).rows;
const commit = (files: MemoryCommit['files'], message = 'work'): MemoryCommit => ({ message, files });
const lost = ['error: its content is not kept anywhere'];
const kept = (at = archive, open = 8) => [
  `warning: what was done is kept at ${at}; items that were open: ${open}`,
];
const allDone = (at: string) => [`note: its content is kept at ${at}`];
const taken = 'error: its content is not kept anywhere';

/** Ten entities: the root, one that is done, and eight open ones. */
const names = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const ten = tree(passed('a'), ...names.map((id) => node(id)));
const start = commit({ [path]: pretty(ten) }, 'base');
const archived = (version: TaskNode | string): MemoryCommit =>
  commit({ [path]: null, [archive]: typeof version === 'string' ? version : pretty(version) }, 'archive');

const ended = lost.map((row) => row.replace('error', 'note'));

describe('a deleted file is archived', () => {
  it.each<[string, TaskNode | string, string[]]>([
    ['by the same bytes', ten, kept()],
    ['by the same entities in another format', JSON.stringify(ten), kept()],
    [
      'with what is open worded anew',
      changing(changing(ten, 'c', { goal: 'else' }), 'd', { goal: 'else' }),
      kept(),
    ],
    [
      'not with less than half of what is open',
      tree(passed('a'), ...names.slice(0, 2).map((id) => node(id))),
      lost,
    ],
    ['not with a done one changed', changing(ten, 'a', { goal: 'else' }), lost],
    ['not with a done one reopened', changing(ten, 'a', { passes: false }), lost],
    ['not in a file that cannot be read', pretty(ten).slice(0, -4), lost],
    ['not in a file of something else', '{"name": "archive"}', lost],
    ['not in a large file of something else', 'x'.repeat(100_000), lost],
  ])('%s', async (_, version, expected) => {
    expect(await rowsOf(start, archived(version))).toEqual(expected);
  });

  it.each<[string, MemoryCommit[], string[]]>([
    [
      'by a later commit, which repairs it',
      [commit({ [path]: null }), commit({ [archive]: pretty(ten) })],
      ended,
    ],
    ['by an earlier commit', [commit({ [archive]: pretty(ten) }), commit({ [path]: null })], kept()],
    // What a commit is refused for never depends on later ones: its own tree holds the archive. The later one is refused.
    [
      'by what a later commit removes again',
      [archived(ten), commit({ [archive]: null })],
      [...kept(), taken],
    ],
    [
      'by what a later commit empties',
      [archived(ten), commit({ [archive]: pretty(changing(ten, 'a', { goal: 'else' })) })],
      [...kept(), taken],
    ],
    [
      'by what a later commit moves on',
      [archived(ten), commit({ [archive]: null, 'attic/tree.json': pretty(ten) })],
      kept(),
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await rowsOf(start, ...commits)).toEqual(expected);
  });

  it('by a file that stood before the range, or was changed into it', async () => {
    const before = commit({ [path]: pretty(ten), [archive]: pretty(ten) }, 'base');
    expect(await rowsOf(before, commit({ [path]: null }))).toEqual(kept());
    const notes = commit({ [path]: pretty(ten), [archive]: 'notes' }, 'base');
    expect(await rowsOf(notes, archived(ten))).toEqual(kept());
  });

  it('not by itself: a file that comes back is a repair', async () => {
    expect(await rowsOf(start, commit({ [path]: null }), start)).toEqual([
      'note: its content is not kept anywhere',
    ]);
  });

  it('by the last version that could be read, not by the broken one', async () => {
    const broken = commit({ [path]: '{' });
    expect(await rowsOf(start, broken, archived('{'))).toEqual(lost);
    expect(await rowsOf(start, broken, archived(ten))).toEqual(kept());
  });

  it('where several hold it, by the one whose name is most like its own', async () => {
    const files = { [path]: null, 'a.json': pretty(ten), 'z/tree.json': JSON.stringify(ten) };
    expect(await rowsOf(start, commit(files))).toEqual(kept('z/tree.json'));
    const before = commit({ ...start.files, 'a.json': pretty(ten), 'z/tree.json': pretty(ten) }, 'base');
    expect(await rowsOf(before, commit({ [path]: null }))).toEqual(kept('z/tree.json'));
  });
});

describe('archives of other kinds', () => {
  it('are read as the kind of the deleted file', async () => {
    const log = `${names.join('\n')}\n1\n2\n`;
    const base = commit({ 'a.toylog': log });
    expect(await rowsOf(base, commit({ 'a.toylog': null, 'old.txt': `${log}3\n` }))).toEqual(
      allDone('old.txt'),
    );
    // Of a log every line is finished.
    const less = log.replace('2\n', 'two\n');
    expect(await rowsOf(base, commit({ 'a.toylog': null, 'old.txt': less }))).toEqual(lost);
  });

  it('are none where another kind governs them', async () => {
    const base = commit({ 'n.toycount': '5' });
    expect(await rowsOf(base, commit({ 'n.toycount': null, 'n.txt': '5\n' }))).toEqual(allDone('n.txt'));
    expect(await rowsOf(base, commit({ 'n.toycount': null, 'n.toylog': '5\n' }))).toEqual(lost);
  });

  it('are not the same bytes where other files hold a part of the content', async () => {
    const folder = commit({ 'box/box.toyfolder': '', 'box/a.item': '[x] done' });
    const emptied = { 'box/box.toyfolder': null, 'box/a.item': null, '.gitkeep': '' };
    expect(await rowsOf(folder, commit(emptied))).toEqual(lost);
  });
});

describe('the work of looking for an archive', () => {
  const many = (count: number, text: (index: number) => string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`data/${index + 1000}.json`, text(index)]),
    );

  it('is none where nothing is deleted', async () => {
    const { opened } = await judged([start, commit({ ...many(50, String), [path]: JSON.stringify(ten) })]);
    expect(opened).toBe(2);
  });

  it('is bounded in files: the first hundred by name, and any with the same bytes', async () => {
    const files = { ...many(300, String), [path]: null };
    const read = await judged([start, commit(files)]);
    expect(read.opened).toBeLessThanOrEqual(102);
    expect(read.rows).toEqual(lost);
    expect(await rowsOf(start, commit({ ...files, 'zzz.json': pretty(ten) }))).toEqual(kept('zzz.json'));
    expect(await rowsOf(start, commit({ ...files, 'zzz.json': JSON.stringify(ten) }))).toEqual(lost);
    expect(await rowsOf(start, commit({ ...files, 'zzz-tree.json': JSON.stringify(ten) }))).toEqual(
      kept('zzz-tree.json'),
    );
  });

  it('is bounded in bytes', async () => {
    const files = { [path]: null, 'a/tree-1.json': 'x'.repeat(9000), [archive]: JSON.stringify(ten) };
    expect((await judged([start, commit(files)], { maxBytes: 8000 })).rows).toEqual(lost);
    expect((await judged([start, commit(files)], { maxBytes: 9001 })).rows).toEqual(kept());
  });
});

describe('a range that is judged as one change', () => {
  const squashed = async (...commits: MemoryCommit[]) => {
    const repository = memoryRepository(commits);
    const govern = governByDetection(kinds);
    const report = await checkRange({ ...repository, govern, granularity: 'squash' });
    return report.findings.map(({ severity, ruleId, scope }) => `${severity} ${ruleId} in ${scope}`);
  };

  it.each<[string, MemoryCommit[], string[]]>([
    ['that deletes the file', [commit({ [path]: null })], ['error state-file/deleted in net']],
    [
      'that archives it',
      [commit({ [path]: null }), commit({ [archive]: pretty(ten) })],
      ['warning state-file/deleted in net'],
    ],
    ['that breaks it', [commit({ [path]: '{' })], ['error state-file/unreadable in net']],
    ['that breaks it and mends it', [commit({ [path]: '{' }), start], []],
    ['that moves it', [commit({ [path]: null, [`x/${path}`]: pretty(ten) })], []],
    ['that deletes it and brings it back', [commit({ [path]: null }), start], []],
  ])('%s', async (_, commits, expected) => {
    expect(await squashed(start, ...commits)).toEqual(expected);
  });
});

describe('a list that is finished and archived in one commit', () => {
  const path = 'openspec/changes/x/tasks.md';
  const there = 'openspec/changes/archive/x/tasks.md';
  const tasks = (...marks: readonly [mark: string, text: string][]) =>
    marks.map(([mark, text], at) => `- [${mark}] 1.${at + 1} ${text}\n`).join('');
  const open = tasks(['x', 'Build'], ['x', 'Try'], [' ', 'Ship']);

  it.each<[string, string, string]>([
    ['is kept', tasks(['x', 'Build'], ['x', 'Try'], ['x', 'Ship']), kept(there, 1)[0] ?? ''],
    ['is kept as it stood', open, kept(there, 1)[0] ?? ''],
    [
      'is not where something is done no longer',
      tasks(['x', 'Build'], [' ', 'Try'], ['x', 'Ship']),
      'warning: its content is not kept anywhere',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await rowsOf(commit({ [path]: open }), commit({ [path]: null, [there]: text }))).toEqual([
      expected,
    ]);
  });

  it('is kept where other words are done, with a warning for what was open', async () => {
    const other = tasks(['x', 'Build'], ['x', 'Try'], ['x', 'Sell']);
    const rows = await rowsOf(commit({ [path]: open }), commit({ [path]: null, [there]: other }));
    expect(rows).toEqual(kept(there, 1));
  });

  it('is kept by an archive in which something is done that was rejected before', async () => {
    const text = (...stories: object[]) => pretty({ branchName: 'r', userStories: stories });
    const export_ = { id: 'US-1', title: 'Export', passes: true };
    const labels = { id: 'US-2', title: 'Print labels', dependsOn: ['US-3'] };
    const paper = { id: 'US-3', title: 'Choose a paper', passes: false };
    const early = text(export_, { ...labels, passes: true }, paper);
    const commits = [
      commit({ 'prd.json': text(export_, { ...labels, passes: false }, paper) }),
      commit({ 'prd.json': early }),
      commit({ 'prd.json': null, 'archive/r.json': early }),
    ];
    expect(await rowsOf(...commits)).toEqual(kept('archive/r.json', 2));
  });

  it('is kept as a tree in which more passed, too: only what was finished has to be the same', async () => {
    const more = changing(ten, 'c', { passes: true });
    const most = changing(more, 'd', { passes: true });
    expect(await rowsOf(start, archived(most))).toEqual(kept());
  });

  it.each<[string, boolean]>([
    ['done by its own words', true],
    ['open under other words', false],
  ])('is kept where another plan begins: %s', async (_, isSame) => {
    const story = (id: string, title: string, passes: boolean) => ({ id, title, passes });
    const plan = (branchName: string, ...userStories: object[]) => pretty({ branchName, userStories });
    const old = plan('r', story('US-1', 'Export', true), story('US-2', 'Print labels', false));
    const filed = plan(
      'r',
      story('US-1', 'Export', true),
      story('US-2', isSame ? 'Print labels' : 'Print', isSame),
    );
    const next = plan('q', story('US-1', 'Paint the walls', false));
    const files = { 'prd.json': next, 'archive/r.json': filed, 'src/labels.ts': '' };
    const repository = memoryRepository([commit({ 'prd.json': old }), commit(files, 'US-2, and the next')]);
    const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
    const said = findings.filter(({ ruleId }) => ruleId === 'checklist/plan-rotation');
    expect(said.map(({ severity }) => severity)).toEqual(['note']);
  });
});
