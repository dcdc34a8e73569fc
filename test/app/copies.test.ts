import { describe, expect, it } from 'vitest';
import { type Planned, refused } from '../support/refused.ts';

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
const other = list([
  { title: 'Boats', passes: true },
  { title: 'Trains', passes: true },
  { title: 'Planes' },
]);
const more = words.slice(3).map((): Story => ({ passes: true }));
const refusedOf = (commits: readonly Files[], policy?: string) =>
  refused(
    commits.map((files) => ({ files })),
    policy,
  );
const work = { 'work.js': '1' };

describe('a new list that repeats a standing one is judged as a step from it', () => {
  it.each<[string, Files[], string[]]>([
    ['as it stands', [{ 'prd.json': open }, { 'x/prd.json': open }, { 'prd.json': null }], []],
    [
      'with a mark and no work',
      [{ 'prd.json': open }, { 'x/prd.json': flipped }, { 'prd.json': null }],
      ['checklist/evidence x/prd.json in 1'],
    ],
    [
      'with a mark and work',
      [{ 'prd.json': open }, { 'x/prd.json': flipped, ...work }, { 'prd.json': null }],
      [],
    ],
    [
      'with a mark, and the standing one stays',
      [{ 'prd.json': open }, { 'x/prd.json': flipped }],
      ['checklist/evidence x/prd.json in 1'],
    ],
    [
      'with a mark that is taken back',
      [{ 'prd.json': open }, { 'x/prd.json': flipped }, { 'x/prd.json': open }, { 'prd.json': null }],
      [],
    ],
    [
      'with a mark, and is deleted again',
      [{ 'prd.json': open }, { 'x/prd.json': flipped }, { 'x/prd.json': null }],
      [],
    ],
    [
      'with a mark, work, and less to do for it',
      [
        { 'prd.json': open },
        { 'x/prd.json': list([{ passes: true }, { passes: true, acceptanceCriteria: [] }, {}]), ...work },
      ],
      ['checklist/goalposts x/prd.json in 1'],
    ],
    [
      'under another name',
      [{ 'prd.json': open }, { 'prd-2.json': flipped }],
      ['checklist/evidence prd-2.json in 1'],
    ],
    ['with what the standing one has done', [{ 'prd.json': flipped }, { 'x/prd.json': flipped }], []],
    ['open, where the standing one is done', [{ 'prd.json': flipped }, { 'x/prd.json': open }], []],
    ['by its numbers alone', [{ 'prd.json': open }, { 'x/prd.json': other }], []],
    [
      'in the lesser part of it',
      [{ 'prd.json': open }, { 'x/prd.json': list([{ passes: true }, { passes: true }, {}, ...more]) }],
      [],
    ],
  ])('%s', async (_, commits, expected) => {
    const configured =
      'version: 1\nprofile: strict\nfiles:\n  - { path: "**/prd*.json", kind: checklist, preset: ralph }\n';
    expect(await refusedOf(commits, configured)).toEqual(expected);
  });

  it('with all of a long list done at once', async () => {
    const long = words.map((): Story => ({}));
    const done = long.map((): Story => ({ passes: true }));
    const commits = [{ 'prd.json': list(long) }, { 'x/prd.json': list(done) }, { 'prd.json': null }];
    expect(await refusedOf(commits)).toEqual(['checklist/bulk-flip x/prd.json in 1']);
  });
});
