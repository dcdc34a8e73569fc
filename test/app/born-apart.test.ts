import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { policyOf } from '../../src/app/policy/policy.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryRepository } from '../support/memory-repository.ts';

interface Story {
  readonly title?: string;
  readonly promise?: string;
  readonly done?: boolean;
}

const list = (plan: string | undefined, stories: readonly Story[]) =>
  JSON.stringify({
    ...(plan === undefined ? {} : { branchName: plan }),
    userStories: stories.map(({ title, promise = 'It works', done = false }, at) => ({
      ...{
        id: `US-${at + 1}`,
        title: title ?? `Task number ${at + 1}`,
        acceptanceCriteria: [promise],
        passes: done,
      },
    })),
  });
const many = (count: number, story: Story = {}) => Array.from({ length: count }, () => story);
const done = { done: true };

interface Made {
  readonly plan?: string;
  readonly stories?: readonly Story[] | null;
  readonly work?: string;
  readonly message?: string;
  readonly parents?: readonly number[];
}

/** The errors of what comes on top of main: the commit at 1, which begins the list where the base of all, at 0, has none. */
async function broken(...commits: readonly Made[]): Promise<string[]> {
  const policy = { configuration: Buffer.from('version: 1\nprofile: strict\n'), waivers: null };
  const repository = memoryRepository(
    commits.map(({ plan, stories, work, message, parents }, at) => ({
      message: message ?? `commit ${at}`,
      files: {
        ...(stories === undefined ? {} : { 'prd.json': stories === null ? null : list(plan, stories) }),
        ...(work === undefined ? {} : { [work]: `${at}` }),
      },
      ...(parents === undefined ? {} : { parents }),
    })),
    1,
  );
  const { findings, obstacles } = await checkRange({ ...repository, govern: policyOf(policy, kinds).govern });
  expect(obstacles).toEqual([]);
  return findings
    .filter(({ severity, ended }) => severity === 'error' && ended === undefined)
    .map(({ ruleId, commits: ids = [] }) => {
      return `${ruleId.replace('checklist/', '')} in ${ids.map((id) => repository.ids.indexOf(id)).join('+')}`;
    })
    .sort();
}

const zero: Made = { work: 'README.md' };
/** Main has a list, a branch that forked before it has another one, and merges main. */
const apart = (
  main: readonly Story[],
  branch: readonly Story[],
  merged: readonly Story[],
): readonly Made[] => [
  zero,
  { stories: main, parents: [0] },
  { stories: branch, parents: [0] },
  { stories: merged, parents: [2, 1] },
];

describe('what a branch brings done with a list of its own is a flip for the side that has it open', () => {
  it.each<[string, readonly Made[], string[]]>([
    ['all of it', apart(many(12), many(12, done), many(12, done)), ['bulk-flip in 3', 'evidence in 3']],
    ['one of it', apart(many(2), [{}, done], [{}, done]), ['evidence in 3']],
    ['one that main has not', apart(many(2), [...many(2), done], [...many(2), done]), ['born-done in 3']],
    [
      'one that main finished by other words',
      apart([done, {}], [{ promise: 'Less', done: true }, {}], [{ promise: 'Less', done: true }, {}]),
      ['done-changed in 3'],
    ],
    [
      'so too where main merges the branch',
      [...apart(many(12), many(12, done), []).slice(0, 3), { stories: many(12, done), parents: [1, 2] }],
      ['bulk-flip in 3', 'evidence in 3'],
    ],
    [
      'so too under the name of another plan',
      [
        zero,
        { plan: 'one', stories: many(4), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [2, 1] },
      ],
      ['bulk-flip in 3', 'evidence in 3'],
    ],
    [
      'so too where the list was gone and came back',
      [
        ...apart(many(4), many(4, done), []).slice(0, 3),
        { stories: null, parents: [2] },
        { stories: many(4, done), parents: [3] },
        { stories: many(4, done), parents: [4, 1] },
      ],
      ['bulk-flip in 5', 'evidence in 5'],
    ],
    [
      'so too where a commit lies between',
      [
        ...apart(many(4), many(4, done), []).slice(0, 3),
        { work: 'notes.txt', parents: [2] },
        { stories: [...many(4, done), {}], parents: [3] },
        { stories: [...many(4, done), {}], parents: [4, 1] },
      ],
      ['bulk-flip in 5'],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await broken(...commits)).toEqual(expected);
  });

  it.each<[string, readonly Made[]]>([
    ['of which the merge leaves open what main has open', apart(many(12), many(12, done), many(12))],
    ['that main has done, too', apart(many(12, done), many(12, done), many(12, done))],
    [
      'where no list stood on main',
      [zero, { work: 'a.ts' }, { stories: many(12, done), parents: [0] }, { work: 'b.ts', parents: [2, 1] }],
    ],
    [
      'where main has another plan under the same numbers',
      [
        zero,
        { plan: 'one', stories: many(3, { title: 'Search the archive' }), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [2, 1] },
      ],
    ],
    [
      'where main has another plan that is done',
      [
        zero,
        { plan: 'one', stories: many(3, { title: 'Search the archive', done: true }), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [0] },
        { plan: 'two', stories: many(4, done), parents: [1, 2] },
      ],
    ],
    [
      'that it began open and ticked one by one',
      [
        zero,
        { stories: many(2), parents: [0] },
        { stories: many(2), parents: [0] },
        { stories: [done, {}], work: 'a.ts' },
        { stories: [done, done], work: 'b.ts' },
        { stories: [done, done], parents: [4, 1] },
      ],
    ],
    [
      'with the work',
      [
        zero,
        { stories: many(2), parents: [0] },
        { work: 'src/a.ts', parents: [0] },
        { stories: [done, done], work: 'src/b.ts' },
        { stories: [done, done], parents: [3, 1] },
      ],
    ],
  ])('but nothing is said %s', async (_, commits) => {
    expect(await broken(...commits)).toEqual([]);
  });
});
