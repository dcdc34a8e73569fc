import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const story = (id: string, title: string) => ({ id, title, acceptanceCriteria: ['x'], passes: false });
const plan = (...stories: readonly object[]) => JSON.stringify({ userStories: stories }, null, 2);
const [search, coupons] = [story('US-4', 'Search'), story('US-4', 'Coupons')];

it('of two stories under one key the second one is to get its own, and the command that removes it says so', async () => {
  const texts = [plan(search), plan(search, coupons)];
  const commits = texts.map((text, index) => ({ message: `commit ${index}`, files: { 'prd.json': text } }));
  const { report } = await checkedRange({
    ...memoryRepository(commits, 0),
    govern: governByDetection(kinds),
  });
  const [finding] = report.findings.filter(({ severity }) => severity === 'error');
  expect(finding).toMatchObject({
    ruleId: 'checklist/duplicate-key',
    fix: expect.stringMatching(/^Give the second one a key of its own/),
    repair: { loses: 'the second US-4 "Coupons"' },
  });
});
