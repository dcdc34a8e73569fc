import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { changing, node, pretty, tree } from '../../support/trees.ts';

/** What is at least a warning over a range of which the first commit is the base. */
async function alarms(commits: readonly MemoryCommit[]): Promise<string[]> {
  const repository = memoryRepository(commits, 0);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, messageId, message }) => `${severity} ${ruleId} ${messageId}: ${message}`);
}

const ids = [1, 2, 3, 4, 5, 6];
const list = (done: number, kept: readonly number[]) =>
  JSON.stringify(
    prd(...ids.filter((id) => kept.includes(id)).map((id) => (id <= done ? doneStory : story)(`US-${id}`))),
  );
const commit = (message: string, list: string, more: MemoryCommit['files'] = {}) => ({
  message,
  files: { 'prd.json': list, 'code.js': message, ...more },
});
const work = [1, 2, 3, 4].map((done) => commit(`US-${done}`, list(done, ids)));
const archive = (kept: readonly number[], full: string) =>
  commit('Archive what is finished', list(4, kept), { 'archive/prd-1.json': full });

describe('stories that a range finishes and archives', () => {
  it('did not vanish open, and leave the plan the one that it was', async () => {
    const begun = [commit('Plan', list(0, ids)), ...work];
    expect(await alarms([...begun, archive([5, 6], list(4, ids))])).toEqual([]);
    const later = [commit('Plan', list(2, ids)), ...work.slice(2)];
    expect(await alarms([...later, archive([5, 6], list(4, ids))])).toEqual([]);
    // Open work may be dropped, and the archive of the rest says nothing of it.
    const left = [1, 2, 3, 4, 6];
    const all = [...begun, commit('Drop US-5', list(4, left)), archive([6], list(4, left))];
    expect(await alarms(all)).toEqual([]);
  });

  it('are said where nothing keeps them', async () => {
    const all = [commit('Plan', list(0, ids)), ...work, commit('Tidy', list(4, [5, 6]))];
    const said = await alarms(all);
    expect(said).toHaveLength(4);
    for (const each of said) expect(each).toMatch(/^error checklist\/done-removed removed: /);
  });
});

describe('a squash of a branch that finishes, archives, rewords and finishes', () => {
  const titles = [
    'Sign in',
    'Pay by card',
    'Export rows',
    'Search orders',
    'Print parcel labels',
    'Track parcels',
  ];
  interface Line {
    readonly title?: string;
    readonly criteria?: readonly string[];
    readonly passes?: boolean;
  }
  const stories = (lines: Readonly<Record<number, Line>>, branchName = 'shop') =>
    JSON.stringify({
      branchName,
      userStories: Object.entries(lines).map(
        ([at, { title = titles[Number(at)], criteria, passes = false }]) => ({
          id: `US-${at}`,
          title,
          acceptanceCriteria: criteria ?? [`${titles[Number(at)]} works`, 'Two phones agree'],
          passes,
        }),
      ),
    });
  const [open, done] = [{}, { passes: true }];
  const plan = stories({ 0: open, 1: open, 2: open, 3: open, 4: open });
  const kept = stories({ 0: done, 1: done, 2: done, 3: done, 4: open, 5: open });
  const said = async (text: string, archive: MemoryCommit['files']) => {
    const repository = memoryRepository([commit('Plan', plan), commit('The week (#12)', text, archive)], 0);
    const input = { ...repository, govern: governByDetection(kinds), granularity: 'auto' } as const;
    const { findings } = await checkRange(input);
    const grave = findings.filter(({ severity }) => severity !== 'note');
    return grave.map(({ severity, ruleId, messageId }) => `${severity} ${ruleId} ${messageId}`);
  };
  const archive = { 'archive/2026-11.json': kept };
  const reworded = { title: 'Print parcel labels at desk', passes: true };

  it.each<[string, string, MemoryCommit['files'], readonly string[]]>([
    ['is the same plan', stories({ 4: done, 5: open }), archive, []],
    ['by other words, too', stories({ 4: reworded, 5: open }), archive, []],
    [
      'with words in a criterion',
      stories({
        4: { ...reworded, criteria: ['Print parcel labels well works', 'Two phones agree'] },
        5: open,
      }),
      archive,
      [],
    ],
    ['where open work was dropped', stories({ 4: reworded, 5: open }), {}, []],
  ])('%s', async (_, text, files, expected) => {
    expect((await said(text, files)).sort()).toEqual([...expected].sort());
  });
});

describe('a goal that changes before the node passes', () => {
  const open = tree(node('a'), node('b'));
  const better = changing(open, 'a', { goal: 'better' });
  const passed = changing(better, 'a', { passes: true });
  const of = (message: string, state: object) => ({
    message,
    files: { '.runner/state/tree.json': pretty(state as never), 'code.js': message },
  });
  const step = 'Agent-Step: node=a status=done guard=pass';

  it('is told over the range, with advice that can be followed', async () => {
    const said = await alarms([of('Plan', open), of('A better goal', better), of(`Do a\n\n${step}`, passed)]);
    expect(said).toEqual([
      'warning task-tree/goalposts overall: root/a: turned passes: true in this range, and goal is not what it was',
    ]);
  });

  it('is said once where it came with the pass', async () => {
    const said = await alarms([of('Plan', open), of(`Do a\n\n${step}`, passed)]);
    expect(said).toEqual([
      'warning task-tree/goalposts moved: root/a: goal changed while the node turned passes: true',
    ]);
  });
});
