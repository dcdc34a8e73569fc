import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { pretty } from '../../support/trees.ts';

type Story = readonly [id: string, title: string, passes: boolean, criteria?: string];
type Files = MemoryCommit['files'];

const list = (stories: readonly Story[], branchName = 'ralph/shop') => ({
  'prd.json': pretty({
    project: 'shop',
    branchName,
    userStories: stories.map(([id, title, passes, criteria = `${title} works`]) => ({
      id,
      title,
      acceptanceCriteria: [criteria],
      priority: 1,
      passes,
    })),
  }),
});
const plan = (titles: readonly string[], done: number) =>
  titles.map((title, index): Story => [`US-00${index + 1}`, title, index < done]);
const titles = {
  old: ['Sign in', 'Export CSV', 'Import CSV', 'Delete account'],
  next: ['Landing page', 'Pricing table', 'Newsletter', 'Imprint'],
  third: ['Dark mode', 'Keyboard shortcuts', 'Search', 'Offline'],
};
const [old, third] = [list(plan(titles.old, 3)), list(plan(titles.third, 0))];
const next = (done: number) => list(plan(titles.next, done));
/** A story of the new plan is built, and said to be done. */
const honest = (story: number): Commit => [
  `feat: US-00${story} ${titles.next[story - 1]}`,
  { ...next(story), [`src/${story}.ts`]: 'work' },
];
const all = [1, 2, 3, 4].map(honest);

type Commit = readonly [message: string, files: Files];

/** What a range says: three done stories and an open one are overwritten by four others under the same plan key, and then what follows. */
async function rows(...commits: readonly Commit[]) {
  const made = [['Plan', old], ['Next plan', next(0)], ...commits] as const;
  return checked(made.map(([message, files]) => ({ message, files })));
}

async function saidOf(commits: readonly MemoryCommit[]) {
  return (await checked(commits)).said;
}

async function checked(commits: readonly MemoryCommit[]) {
  const repository = memoryRepository(commits, 0);
  const { report, repairs } = await checkedRange({ ...repository, govern: governByDetection(kinds) });
  const number = (id: string) => repository.ids.indexOf(id);
  const said = report.findings
    .filter(
      ({ severity, ended, messageId }) =>
        messageId !== 'openVanished' && (severity !== 'note' || ended !== undefined),
    )
    .map(({ severity, ruleId, subject, commits: ids = [], ended }) => {
      const end = ended === undefined ? '' : ` ${ended.how} in ${number(ended.by)}`;
      return `${severity} ${ruleId.replace('checklist/', '')} ${subject} in ${ids.map(number).join('+') || 'net'}${end}`;
    });
  const [repaired] = repairs.map(({ path, after }) => ({ [path]: after?.get('') ?? null }));
  return { said, repaired };
}
const refused = 'error plan-rotation #(items) in 1';
const repaired = (commit: number) => `${refused.replace('error', 'note')} repaired in ${commit}`;

it.each<[string, readonly Commit[], readonly string[]]>([
  ['the honest steps of the new plan are no errors of theirs', all, [refused]],
  [
    'nor is one that adds a story',
    [honest(1), ['More', list([...plan(titles.next, 1), ['US-005', 'Blog', false]])]],
    [refused],
  ],
  [
    'a cheat in the new plan is found where it is made',
    [
      honest(1),
      ['Ease', list([['US-001', 'Landing page', true, 'A page'], ...plan(titles.next, 1).slice(1)])],
    ],
    [refused, 'error done-changed US-001#acceptanceCriteria in 3'],
  ],
  [
    'a story of the new plan that comes done is found',
    [honest(1), ['More', list([...plan(titles.next, 1), ['US-005', 'Blog', true]])]],
    [refused, 'error born-done US-005#(done) in 3'],
  ],
  [
    'a story that is done there and goes is found',
    [honest(1), ['Less', list(plan(titles.next, 1).slice(1))]],
    ['error done-removed US-001 in 3', refused],
  ],
  ['the old plan repairs it, whatever was done since', [...all, ['Restore', old]], [repaired(6)]],
  ['directly after it repairs it', [['Restore', old]], [repaired(2)]],
  [
    'to restore, then to repeat is refused',
    [
      ['Restore', old],
      ['Again', next(0)],
    ],
    [refused.replace('1', '1+3')],
  ],
  [
    'to restore after honest steps, then to repeat is refused',
    [honest(1), ['Restore', old], ['Again', next(0)]],
    [refused.replace('1', '1+4')],
  ],
  ['a third plan under the same key frees nothing', [['Third', third]], [refused]],
  ['nor does one that takes what was done in the second, too', [...all, ['Third', third]], [refused]],
  [
    'a third plan under a key of its own is a legal step from the old one',
    [['Third', list(plan(titles.third, 0), 'ralph/third')]],
    ['warning plan-rotation #(items) in 2', repaired(2)],
  ],
  [
    'a name of its own for the new plan makes it a legal step from the old one',
    [honest(1), honest(2), ['Name', list(plan(titles.next, 2), 'ralph/next')]],
    ['warning plan-rotation #(items) in 4', refused],
  ],
])('%s', async (_, commits, expected) => {
  expect((await rows(...commits)).said).toEqual(expected);
});

it.each<[string, readonly Commit[]]>([
  ['the rotation', []],
  ['honest steps', all],
  [
    'a cheat',
    [
      honest(1),
      ['Ease', list([['US-001', 'Landing page', true, 'A page'], ...plan(titles.next, 1).slice(1)])],
    ],
  ],
  ['a third plan', [['Third', third]]],
  ['a third plan in place of a finished one', [...all, ['Third', third]]],
  ['a plan that comes done', [['Cheat', next(4)]]],
])('after %s what repair writes is green', async (_, commits) => {
  const { repaired } = await rows(...commits);
  const { said } = await rows(...commits, ['Repair', repaired ?? {}]);
  expect(said.filter((row) => row.startsWith('error'))).toEqual([]);
});

it.each<[string, Files, readonly string[]]>([
  ['keeps what both did', both([0, 2]), [refused]],
  // Judged from the accepted old plan nothing of the new one is done, so nothing of it is lost.
  ['loses what one did', both([2]), [refused]],
  ['brings the old plan back', old, [repaired(4)]],
])(
  'a merge of honest steps of the new plan that %s is judged for itself alone',
  async (_, merged, expected) => {
    const made = [
      { message: 'Plan', files: old },
      { message: 'Next plan', files: next(0) },
      { message: 'feat: US-001 Landing page', files: { ...both([0]), 'src/1.ts': 'work' } },
      { message: 'feat: US-003 Newsletter', files: { ...both([2]), 'src/3.ts': 'work' }, parents: [1] },
      { message: 'Merge', files: { ...merged, 'src/3.ts': 'work' }, parents: [2, 3] },
    ];
    expect(await saidOf(made)).toEqual(expected);
  },
);

function both(done: readonly number[]): Files {
  return list(plan(titles.next, 0).map(([id, title], index): Story => [id, title, done.includes(index)]));
}
