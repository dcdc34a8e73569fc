import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly criteria: string;
  readonly passes: boolean;
}

const csv: Story = { id: 'US-1', title: 'Export sales as CSV', criteria: '10,000 rows in 2 s', passes: true };
const mail: Story = {
  id: 'US-2',
  title: 'Send invoices by mail',
  criteria: 'Arrives in a minute',
  passes: false,
};
const cart: Story = { id: 'N-1', title: 'Share a cart', criteria: 'Two phones, one cart', passes: false };
const less = { ...csv, criteria: 'Exports rows' };

const plan = (branchName: string, ...stories: readonly Story[]) =>
  JSON.stringify({
    branchName,
    userStories: stories.map(({ criteria, ...story }) => ({
      ...story,
      description: story.title,
      acceptanceCriteria: [criteria],
    })),
  });

/** The verdict about a pull request that is judged as one squash. */
async function verdictOf(...versions: readonly string[]): Promise<string> {
  const commits = versions.map((text, at) => ({
    message: `step ${at}`,
    files: { 'prd.json': text, [`a${at}.js`]: '' },
  }));
  const input = { ...memoryRepository(commits), govern: governByDetection(kinds) };
  return (await checkRange({ ...input, granularity: 'squash' })).verdict;
}

describe('a new plan within a squash launders nothing', () => {
  const first = plan('one', csv, mail);
  it.each([
    ['a new plan', 'pass', [first, plan('two', cart)]],
    ['a new plan that keeps what was done', 'pass', [first, plan('two', csv, cart)]],
    ['a new plan that rewords what was done', 'fail', [first, plan('two', less, mail)]],
    ['there and back', 'pass', [first, plan('two', cart), first]],
    ['there and back, rewording what was done', 'fail', [first, plan('two', cart), plan('one', less, mail)]],
    [
      'there, back reworded, and there again',
      'fail',
      [first, plan('two', cart), plan('one', less, mail), plan('one', less, mail, cart)],
    ],
    [
      'there and back, and put right again',
      'pass',
      [first, plan('two', cart), plan('one', less, mail), plan('one', csv, mail)],
    ],
  ])('%s: %s', async (_, verdict, versions) => {
    expect(await verdictOf(...versions)).toBe(verdict);
  });
});
