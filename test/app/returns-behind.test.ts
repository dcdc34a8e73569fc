import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import { pretty } from '../support/trees.ts';

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

/** The account, 7: what left behind the base and comes back is judged against what it was when it left. */
describe('an item that left in an earlier pull request', () => {
  const behind = (left: Story) => [plan([done, story('US-2', left), other]), plan([done, other])];

  it.each<[string, Story, Story, string[]]>([
    ['comes back as it was', { passes: true }, { passes: true }, []],
    ['comes back done, as it was wanted', {}, { passes: true }, []],
    [
      'comes back done, and less was asked of it',
      {},
      { passes: true, criterion: 'An invoice exists' },
      ['checklist/goalposts US-2#acceptanceCriteria'],
    ],
    [
      'was done, and comes back as less',
      { passes: true },
      { passes: true, criterion: 'An invoice exists' },
      ['checklist/done-changed US-2#acceptanceCriteria'],
    ],
    ['comes back with its attempts', { attempts: 2 }, { attempts: 2 }, []],
    ['comes back with fewer attempts', { attempts: 2 }, { attempts: 0 }, ['checklist/counter US-2#attempts']],
    ['comes back open, reworded', {}, { criterion: 'An invoice exists' }, []],
    [
      'had a key under which something else is done now',
      {},
      { title: 'Clerks find any order by its name', criterion: 'A misspelt name is found', passes: true },
      [],
    ],
  ])('%s', async (_, left, back, expected) => {
    expect(await refused(behind(left), plan([done, story('US-2', back), other]))).toEqual(expected);
  });
});

describe('a plan that left in an earlier pull request', () => {
  const old = plan([done, story('US-2', {})]);
  const next = plan([story('N-1', { title: 'Foo', passes: true })], 'ralph/next');

  it.each<[string, readonly object[], string[]]>([
    ['comes back as it was', [done, story('US-2', {})], []],
    [
      'comes back with a done story that means less',
      [story('US-1', { passes: true, criterion: 'An invoice exists' }), story('US-2', {})],
      ['checklist/done-changed US-1#acceptanceCriteria'],
    ],
  ])('%s', async (_, stories, expected) => {
    expect(await refused([old, { ...next, 'archive/shop.json': old['prd.json'] }], plan(stories))).toEqual(
      expected,
    );
  });
});
