import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

/** What one side finished, and another one worded anew while it was open. */
interface Said {
  readonly done?: boolean;
  readonly title?: string;
  readonly more?: string;
  readonly notes?: string;
}

interface Format {
  readonly name: string;
  readonly path: string;
  readonly text: (said: Said) => string;
  /** What a change of what is done is called there. */
  readonly rule: string;
}

const story = ({ done = false, title = 'Write a readme', more = 'README exists', notes = '' }: Said) => ({
  ...{ id: 'US-1', title, acceptanceCriteria: [more], notes, passes: done },
});

const node = ({ done = false, title = 'Write a readme', more = 'README exists' }: Said) => ({
  ...{ id: 'a', order: 0, title, goal: more, acceptance: [], next: 'execute', passes: done },
  ...{ attempts: 0, max_attempts: 3, children: [] },
});
const other = { ...node({ title: 'Pay' }), id: 'b', order: 1 };

const formats: readonly Format[] = [
  {
    name: 'ralph',
    path: 'prd.json',
    text: (said) =>
      JSON.stringify({ userStories: [story(said), { ...story({ title: 'Pay' }), id: 'US-2' }] }),
    rule: 'checklist/done-changed',
  },
  {
    name: 'spec-kit',
    path: 'specs/001-shop/tasks.md',
    text: ({ done = false, title = 'Write a readme', more = 'README exists' }) =>
      `# Tasks\n\n- [${done ? 'x' : ' '}] T001 ${title}: ${more}\n- [ ] T002 Pay\n`,
    rule: 'checklist/done-changed',
  },
  {
    name: 'tree',
    path: '.runner/state/tree.json',
    text: (said) =>
      JSON.stringify({
        ...{ ...node({}), id: 'shop', next: 'decompose' },
        children: [node(said), other],
      }),
    rule: 'task-tree/immutability',
  },
];

/** The errors of a merge, and of all of its range. */
async function errors({ path, text }: Format, versions: readonly (readonly [Said, ...number[]])[]) {
  const commits = versions.map(([said, ...parents], index) => ({
    message: said.done ? 'Work\n\nAgent-Step: node=a status=done guard=pass' : `Plan ${index}`,
    files: { [path]: text(said), [`src/${index}.ts`]: `${index}` },
    parents,
  }));
  const last = { ...commits.at(-1), message: 'Merge', files: { [path]: commits.at(-1)?.files[path] ?? '' } };
  const made = [...commits.slice(0, -1), { ...last, parents: commits.at(-1)?.parents ?? [] }];
  const repository = memoryRepository(made);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings
    .filter(({ severity, ended }) => severity === 'error' && ended === undefined)
    .map(({ ruleId, commits: ids = [] }) => `${ruleId} in ${ids.map((id) => repository.ids.indexOf(id))}`);
}

const base: Said = {};
const ticked: Said = { done: true };
const reworded: Said = { title: 'Build a bank', more: 'Accounts, loans, audits' };

describe.each(formats)('$name: what one side finished, and the other one worded anew', (format) => {
  it.each<[string, readonly (readonly [Said, ...number[]])[]]>([
    [
      'done with the words of the open one',
      [[base], [ticked, 0], [reworded, 0], [{ ...reworded, done: true }, 1, 2]],
    ],
    [
      'so too where the branch merges',
      [[base], [ticked, 0], [reworded, 0], [{ ...reworded, done: true }, 2, 1]],
    ],
    [
      'done with some of its words',
      [[base], [ticked, 0], [reworded, 0], [{ ...ticked, more: 'Accounts, loans, audits' }, 1, 2]],
    ],
    [
      'both worded it, one ticked it by its own words',
      [
        [base],
        [{ more: 'README says how' }, 0],
        [{ ...ticked, more: 'README says how' }, 1],
        [reworded, 0],
        [{ ...reworded, done: true }, 2, 3],
      ],
    ],
  ])('is refused: %s', async (_, versions) => {
    const found = await errors(format, versions);
    expect(new Set(found.filter((each) => !each.endsWith('net')))).toEqual(
      new Set([`${format.rule} in ${versions.length - 1}`]),
    );
  });

  it('each field is judged by itself: some words of each side that finished it are legal', async () => {
    const found = await errors(format, [
      [base],
      [{ title: 'Write the readme' }, 0],
      [{ more: 'README says how' }, 0],
      [{ ...ticked, title: 'Write the readme' }, 1],
      [{ ...ticked, more: 'README says how' }, 2],
      [{ ...ticked, title: 'Write the readme', more: 'README says how' }, 3, 4],
    ]);
    // There an item is one line.
    expect(found).toEqual(format.name === 'spec-kit' ? [`${format.rule} in 5`] : []);
  });

  it.each<[string, readonly (readonly [Said, ...number[]])[]]>([
    ['the finished words stay', [[base], [ticked, 0], [reworded, 0], [ticked, 1, 2]]],
    ['so too where the branch merges', [[base], [ticked, 0], [reworded, 0], [ticked, 2, 1]]],
    [
      'spaces, and what is claimed',
      [[base], [ticked, 0], [{ notes: 'soon' }, 0], [{ ...ticked, notes: 'soon' }, 1, 2]],
    ],
    [
      'it was worded anew before the tick',
      [
        [base],
        [reworded, 0],
        [{ ...reworded, done: true }, 1],
        [{ notes: 'n' }, 0],
        [{ ...reworded, done: true }, 2, 3],
      ],
    ],
    [
      'both had the new words, one of them open',
      [
        [base],
        [reworded, 0],
        [{ ...reworded, done: true }, 1],
        [reworded, 0],
        [{ ...reworded, done: true }, 2, 3],
      ],
    ],
    [
      'both finished it, the merge has it as one did',
      [[base], [ticked, 0], [reworded, 0], [{ ...reworded, done: true }, 2], [ticked, 1, 3]],
    ],
  ])('is legal: %s', async (_, versions) => {
    expect(await errors(format, versions)).toEqual([]);
  });

  it('is a step of its own where nobody had finished it', async () => {
    const found = await errors(format, [
      [base],
      [{ notes: 'n' }, 0],
      [reworded, 0],
      [{ ...reworded, done: true }, 1, 2],
    ]);
    expect(found.filter((each) => each.startsWith(format.rule) || each.includes('merge-'))).toEqual([]);
  });
});
