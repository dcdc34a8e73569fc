import { describe, expect, it } from 'vitest';
import { type Planned, refused } from '../../support/refused.ts';

type Files = Planned['files'];

interface Story {
  readonly passes?: boolean;
  readonly title?: string;
  readonly acceptanceCriteria?: readonly string[];
}

const words = [
  'cart',
  'mail',
  'login',
  'invoice',
  'search',
  'stock',
  'coupon',
  'refund',
  'report',
  'map',
  'chat',
  'menu',
];

/** Stories by their numbers, each with another title. */
const list = (stories: readonly Story[]) =>
  JSON.stringify({
    userStories: stories.map((story, at) => ({
      id: `US-${at + 1}`,
      title: `The ${words[at]} is shown to a customer`,
      acceptanceCriteria: [`the ${words[at]} is tested`],
      passes: false,
      ...story,
    })),
  });

const open = list([{ passes: true }, {}, {}]);
const flipped = list([{ passes: true }, { passes: true }, {}]);
const refusedOf = (commits: readonly Files[], policy?: string) =>
  refused(
    commits.map((files) => ({ files })),
    policy,
  );

describe('a new list that repeats a standing one is a new list', () => {
  it.each<[string, Files[], string[]]>([
    ['as it stands', [{ 'prd.json': open }, { 'x/prd.json': open }, { 'prd.json': null }], []],
    ['with a mark and no work', [{ 'prd.json': open }, { 'x/prd.json': flipped }, { 'prd.json': null }], []],
    [
      'and what it says done stays so',
      [{ 'prd.json': open }, { 'x/prd.json': flipped }, { 'x/prd.json': open }],
      ['checklist/reopened x/prd.json in 2'],
    ],
    ['open, where the standing one is done', [{ 'prd.json': flipped }, { 'x/prd.json': open }], []],
  ])('%s', async (_, commits, expected) => {
    const configured =
      'version: 1\nprofile: strict\nfiles:\n  - { path: "**/prd*.json", kind: checklist, preset: ralph }\n';
    expect(await refusedOf(commits, configured)).toEqual(expected);
  });
});
