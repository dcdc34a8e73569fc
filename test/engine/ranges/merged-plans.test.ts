import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const plan = (branchName: string, ...done: readonly boolean[]) =>
  JSON.stringify({
    branchName,
    userStories: done.map((passes, at) => ({
      id: `US-${at + 1}`,
      title: `${branchName}${at + 1}`,
      acceptanceCriteria: ['Works'],
      passes,
    })),
  });

/** What is said, but notes, of a merge of two sides of a finished plan: the first begins another one, the second one does what is said. */
async function said(side: string | undefined, merged: string): Promise<string[]> {
  const list = (text: string | undefined) => (text === undefined ? {} : { 'prd.json': text });
  const repository = memoryRepository([
    { message: 'Plan', files: list(plan('shop', true, true)) },
    { message: 'Next plan', files: { ...list(plan('blog', false)), 'a.ts': '1' }, parents: [0] },
    { message: 'US-3', files: { ...list(side), 'b.ts': '1' }, parents: [0] },
    { message: 'Merge', files: { ...list(merged), 'b.ts': '1' }, parents: [1, 2] },
  ]);
  const { findings, obstacles } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(obstacles).toEqual([]);
  return findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, commits: ids = [] }) => {
      return `${severity} ${ruleId} in ${ids.map((id) => repository.ids.indexOf(id)).join('+')}`;
    });
}

/** Different plans are not mixed: only sides that hold the plan of the merge are starts (docs/judging.md, 3). */
describe('a merge of two plans', () => {
  const grown = plan('shop', true, true, false);

  it.each<[string, string | undefined, string, string[]]>([
    ['holds the new one, and nobody worked on the old one', undefined, plan('blog', false), []],
    [
      'holds the new one, and the old one was worked on',
      grown,
      plan('blog', false),
      ['warning state-file/plan-gone in 3'],
    ],
    ['holds the old one', grown, grown, ['warning state-file/plan-gone in 3']],
    [
      'holds the old one with less of what is done',
      grown,
      plan('shop', true, false, false),
      ['warning state-file/plan-gone in 3', 'error checklist/reopened in 3'],
    ],
  ])('%s', async (_, side, merged, expected) => {
    expect(await said(side, merged)).toEqual(expected);
  });
});

it('a plan that left is remembered once, however many merges follow', async () => {
  const noted = (note: string) =>
    JSON.stringify({ ...JSON.parse(plan('blog', false, false, false)), userNote: note });
  const commits = [
    { message: 'Plan', files: { 'prd.json': plan('shop', true, true) } },
    { message: 'Next plan', files: { 'prd.json': noted('') }, parents: [0] },
  ];
  for (let at = 1; at < 120; at += 3) {
    const [left, right] = [noted(`${at}`), noted(`${at} too`)];
    commits.push(
      { message: 'Left', files: { 'prd.json': left }, parents: [at] },
      { message: 'Right', files: { 'prd.json': right }, parents: [at] },
      { message: 'Merge', files: { 'prd.json': noted(`${at} both`) }, parents: [at + 1, at + 2] },
    );
  }
  const { findings, verdict } = await checkRange({
    ...memoryRepository(commits),
    govern: governByDetection(kinds),
  });
  expect([verdict, findings.filter(({ severity }) => severity !== 'note')]).toEqual(['pass', []]);
});
