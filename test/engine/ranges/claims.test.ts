import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { pretty } from '../../support/trees.ts';

type Files = MemoryCommit['files'];

const plan = (branchName: string, ...done: readonly boolean[]) =>
  pretty({
    branchName,
    userStories: done.map((passes, index) => ({
      id: `US-${index + 1}`,
      title: `${branchName}${index + 1}`,
      acceptanceCriteria: ['Works'],
      passes,
    })),
  });
const shop = (...done: readonly boolean[]) => plan('shop', ...done);
const main = 'prd.json';
const copy = 'archive/prd-shop.json';

/** How many items a range says were done, and how many of them a guard that succeeds proves. */
async function counted(base: Files, ...changes: readonly (readonly [message: string, files: Files])[]) {
  const commits = [['Plan', base] as const, ...changes].map(([message, files]) => ({ message, files }));
  const repository = memoryRepository(commits, 0);
  const { claimed, verified } = await checkRange({
    ...repository,
    govern: governByDetection(kinds),
    guard: 'success',
  });
  return [claimed, verified];
}

const first = ['US-1: first', { [main]: shop(true, false), 'a.ts': '1' }] as const;
const second = ['US-2: second', { [main]: shop(true, true), 'b.ts': '1' }] as const;

it.each<[what: string, expected: readonly [number, number], ...Parameters<typeof counted>]>([
  ['items that are finished', [2, 2], { [main]: shop(false, false) }, first, second],
  [
    'what was done in the range and is copied once',
    [1, 1],
    { [main]: shop(false, false) },
    first,
    ['Archive', { [copy]: shop(true, false) }],
  ],
  [
    'what is finished and copied in one commit once',
    [1, 1],
    { [main]: shop(false, false) },
    ['US-1: first', { [main]: shop(true, false), [copy]: shop(true, false), 'a.ts': '1' }],
  ],
  [
    'nothing of a copy of what was done before',
    [0, 0],
    { [main]: shop(true, true) },
    ['Archive', { [copy]: shop(true, true) }],
  ],
  [
    'what is archived while another plan begins in its place once',
    [1, 1],
    { [main]: shop(true, false) },
    ['US-2: second', { [main]: shop(true, true), 'b.ts': '1' }],
    ['Next plan', { [main]: plan('blog', false, false), [copy]: shop(true, true) }],
  ],
  [
    'what is done and deleted once its list was finished',
    [2, 2],
    { [main]: shop(false, false) },
    first,
    second,
    ['Remove the finished plan', { [main]: null }],
  ],
  [
    'what is done before its list gives way to another plan',
    [2, 2],
    { [main]: shop(false, false) },
    first,
    second,
    ['Next plan', { [main]: plan('blog', false, false) }],
  ],
  [
    'what is done before its list is emptied',
    [2, 2],
    { [main]: shop(false, false) },
    first,
    second,
    ['Empty the plan', { [main]: shop() }],
  ],
  [
    'what is done before it is taken out of a list that stays',
    [2, 2],
    { [main]: shop(false, false) },
    first,
    second,
    ['Shorten the plan', { [main]: shop(true) }],
  ],
  [
    'what turns done on the way into an archive that no kind matches',
    [1, 1],
    { [main]: shop(true, false) },
    ['Archive US-2: second', { [main]: null, 'old/done.json': shop(true, true), 'b.ts': '1' }],
  ],
  [
    'nothing of what an archive had at the base',
    [0, 0],
    { [main]: shop(true, true), 'old/done.json': shop(true, true) },
    ['Remove the finished plan', { [main]: null }],
  ],
  [
    'what is done and moved once',
    [1, 1],
    { [main]: shop(false, false) },
    first,
    ['Move', { [main]: null, [copy]: shop(true, false) }],
  ],
  [
    'nothing that is taken back',
    [1, 1],
    { [main]: shop(false, false) },
    first,
    second,
    ['Revert "US-2: second"', { [main]: shop(true, false), 'b.ts': null }],
  ],
  [
    'nothing that is opened again, with a reason',
    [0, 0],
    { [main]: shop(false, false) },
    first,
    ['Reopen US-1: first, it was not done after all', { [main]: shop(false, false), 'a.ts': '2' }],
  ],
  [
    'once what is done, opened and done again',
    [1, 1],
    { [main]: shop(false, false) },
    first,
    ['Reopen US-1: first, it was not done after all', { [main]: shop(false, false), 'a.ts': '2' }],
    ['US-1: first', { [main]: shop(true, false), 'a.ts': '3' }],
  ],
  [
    'a plan that came done, and another one under the same ids',
    [2, 2],
    { 'x.md': '' },
    ['Plans', { [main]: shop(true), 'archive/prd-blog.json': plan('blog', true), 'a.ts': '1' }],
  ],
])('counts %s', async (_, expected, base, ...changes) => {
  expect(await counted(base, ...changes)).toEqual(expected);
});

it.each<[what: string, expected: number, ours: Files, merge: Files]>([
  ['what it turns done itself', 2, { 'a.ts': '1' }, { [main]: shop(true, true) }],
  ['what a side did, where it did', 1, { 'a.ts': '1' }, { [main]: shop(true, false) }],
  ['both, where a side did one', 2, { [main]: shop(false, true), 'a.ts': '1' }, { [main]: shop(true, true) }],
  [
    'what a side did although it leaves that open: the accepted state has it done',
    1,
    { 'a.ts': '1' },
    { [main]: shop(false, false) },
  ],
])('counts of a merge %s', async (_, expected, ours, merge) => {
  const repository = memoryRepository(
    [
      { message: 'Plan', files: { [main]: shop(false, false) } },
      { message: 'US-1: first', files: { [main]: shop(true, false), 'b.ts': '1' }, parents: [0] },
      { message: 'ours', files: ours, parents: [0] },
      { message: 'Merge', files: merge, parents: [2, 1] },
    ],
    0,
  );
  const { claimed } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(claimed).toBe(expected);
});

it('reports what a red guard refutes in a list that was deleted, archived or replaced since', async () => {
  const last: readonly Files[] = [
    { [main]: null },
    { [main]: null, 'old/done.json': shop(true, true) },
    { [main]: plan('blog', false, false) },
  ];
  for (const files of last) {
    const commits = [['Plan', { [main]: shop(true, false) }] as const, second, ['Over', files] as const];
    const repository = memoryRepository(
      commits.map(([message, each]) => ({ message, files: each })),
      0,
    );
    const { findings } = await checkRange({
      ...repository,
      govern: governByDetection(kinds),
      guard: 'failure',
    });
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, subject }) => [ruleId, subject])).toEqual([
      ['checklist/guard-evidence', 'US-2#(done)'],
    ]);
  }
});
