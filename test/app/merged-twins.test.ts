import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { checkedMerge } from '../support/checked-merge.ts';

const govern = governByDetection(kinds);
const story = (id: string, title: string, passes = true) => ({
  id,
  title,
  acceptanceCriteria: [title],
  passes,
});
const list = (...stories: readonly object[]) =>
  `${JSON.stringify({ branchName: 'x', userStories: [story('US-001', 'Sign in'), ...stories] }, null, 2)}\n`;
const [search, mail] = [story('US-002', 'Search the shop'), story('US-002', 'Mail a receipt')];
const said = (...texts: readonly string[]) => checkedMerge(govern, 'prd.json', texts);
/** What is not about how the sides came to be. */
const ofMerge = (found: readonly string[]) => found.filter((each) => /in (?:3|4|net)$/.test(each));

describe('two finished stories that got one id', () => {
  const sides = [list(), list(search), list(mail)] as const;

  it('are both kept, or it is an error', async () => {
    for (const kept of [search, mail])
      expect(ofMerge(await said(...sides, list(kept)))).toEqual(['error merge-lost in 3']);
  });

  it('are told one by one, each with a key of its own', async () => {
    const more = [story('US-003', 'Print labels'), story('US-003', 'Refund a card')] as const;
    const texts = [list(), list(search, more[0]), list(mail, more[1]), list(search, more[0])];
    expect(ofMerge(await said(...texts))).toEqual(['error merge-lost in 3', 'error merge-lost in 3']);
    const both = [
      { ...mail, id: 'US-004' },
      { ...more[1], id: 'US-005' },
    ];
    expect(ofMerge(await said(...texts, list(search, more[0], ...both)))).toEqual([]);
  });

  it.each([
    [
      'specs/001/tasks.md',
      '- [ ] T001 Sign in\n',
      (key: string, title: string) => `- [x] ${key} ${title}\n`,
      'T002',
      'T003',
    ],
  ] as const)('are told in %s, and repaired', async (path, base, item, key, free) => {
    const [one, other] = [item(key, 'Search the shop'), item(key, 'Mail a receipt')];
    const of = async (...texts: readonly string[]) =>
      ofMerge(await checkedMerge(govern, path, [base, base + one, base + other, ...texts])).filter((each) =>
        each.startsWith('error'),
      );
    expect(await of(base + one)).toEqual(['error merge-lost in 3']);
    expect(await of(base + one + other.replace(key, free))).toEqual([]);
    expect(await of(base + one, base + one + other.replace(key, free))).toEqual([]);
  });

  it('may get keys of their own', async () => {
    for (const result of [list(search, { ...mail, id: 'US-003' }), list(mail, { ...search, id: 'US-003' })])
      expect(ofMerge(await said(...sides, result))).toEqual([]);
  });

  it('are repaired by the one that is gone under the key that is told', async () => {
    expect(ofMerge(await said(...sides, list(search), list(search, { ...mail, id: 'US-003' })))).toEqual([]);
    expect(ofMerge(await said(...sides, list(search), list(search, story('US-003', 'Pay'))))).not.toEqual([]);
  });

  it.each([
    ['the same', search],
    ['worded alike', story('US-002', 'Search in the shop')],
    ['open there', story('US-002', 'Mail a receipt', false)],
  ])('are one where it is %s', async (_, other) => {
    expect(ofMerge(await said(list(), list(search), list(other), list(search)))).toEqual([]);
  });
});
