import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { node, passed, pretty, tree } from '../../support/trees.ts';

type Files = MemoryCommit['files'];

/** Rules and subjects of the errors of the commits after the base; each commit brings work along. */
async function refused(behind: readonly Files[], ...range: readonly Files[]): Promise<string[]> {
  const commits = [...behind, ...range].map((files, index) => ({
    message: `commit ${index}`,
    files: { ...files, 'src/work.ts': `${index}` },
  }));
  const repository = memoryRepository(commits, behind.length - 1);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, subject }) => `${ruleId} ${subject}`)
    .sort();
}

interface Story {
  readonly title?: string;
  readonly criterion?: string;
  readonly passes?: boolean;
  readonly attempts?: number;
}

const story = (
  id: string,
  { title, criterion = 'It arrives within a minute', passes = false, attempts }: Story,
) => ({
  id,
  title: title ?? `The shop sends invoices of ${id}`,
  acceptanceCriteria: [criterion],
  passes,
  ...(attempts === undefined ? {} : { attempts }),
});
const plan = (stories: readonly object[], branchName = 'ralph/shop') => ({
  'prd.json': pretty({ branchName, userStories: stories }),
});
const done = story('US-1', { passes: true });
const other = story('US-3', {});

/** What the base has accepted is accepted (docs/judging.md, 7): items and plans that left it are not remembered. */
describe('an item that left in an earlier pull request', () => {
  const behind = (left: Story) => [plan([done, story('US-2', left), other]), plan([done, other])];

  it.each<[string, Story, Story]>([
    ['comes back done, and less was asked of it', {}, { passes: true, criterion: 'An invoice exists' }],
    ['comes back with fewer attempts', { attempts: 2 }, { attempts: 0 }],
    ['comes back open, reworded', {}, { criterion: 'An invoice exists' }],
  ])('%s: it is a new one', async (_, left, back) => {
    expect(await refused(behind(left), plan([done, story('US-2', back), other]))).toEqual([]);
  });
});

describe('a plan that left in an earlier pull request', () => {
  const old = plan([done, story('US-2', {})]);
  const next = plan([story('N-1', { title: 'Foo', passes: true })], 'ralph/next');

  it.each<[string, readonly object[]]>([
    ['comes back as it was', [done, story('US-2', {})]],
    [
      'comes back with a done story that means less',
      [story('US-1', { passes: true, criterion: 'An invoice exists' }), story('US-2', {})],
    ],
  ])('%s: it is a new one', async (_, stories) => {
    expect(await refused([old, { ...next, 'archive/shop.json': old['prd.json'] }], plan(stories))).toEqual(
      [],
    );
  });
});

describe('a tree that the base holds broken', () => {
  const path = '.runner/state/tree.json';
  const goal = (words: string) => ({ [path]: pretty(tree(passed('a', { goal: words }), node('b'))) });

  it.each<[string, string, string[]]>([
    ['is mended', 'All of it', []],
    ['is mended and weakened', 'Less', ['task-tree/initial a#passes']],
  ])('%s', async (_, words, expected) => {
    expect(await refused([goal('All of it'), { [path]: '{{{' }], goal(words))).toEqual(expected);
  });
});
