import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const story = (id: string, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  acceptanceCriteria: ['It works'],
  passes: false,
  ...more,
});
const listed = (...userStories: readonly object[]) =>
  `${JSON.stringify({ branchName: 'ralph/shop', userStories }, null, 2)}\n`;

it('of two items with one key the copy goes, and not the one that stood and was worked on since', async () => {
  const [one, two] = [story('US-1'), story('US-2')];
  const copy = story('US-1', { acceptanceCriteria: ['Easy'] });
  const done = story('US-1', { passes: true });
  const { repairs } = await checkedRange({
    ...memoryRepository([
      { message: 'plan', files: { 'prd.json': listed(one, two) } },
      { message: 'more', files: { 'prd.json': listed(one, two, copy) } },
      { message: 'US-1 done', files: { 'prd.json': listed(done, two, copy), 'a.js': '' } },
    ]),
    govern: governByDetection(kinds),
  });
  expect(repairs.map(({ after }) => after?.get(''))).toEqual([listed(done, two)]);
});

it.each([
  ['the copy', [story('US-1'), story('US-3', { title: 'Story of the copy' })]],
  ['the one that stood', [story('US-3'), story('US-1', { title: 'Story of the copy' })]],
  ['none: the copy is gone', [story('US-1')]],
])('two items with one key are mended by another key for %s', async (_, mended) => {
  const copy = story('US-1', { title: 'Story of the copy' });
  const { report } = await checkedRange({
    ...memoryRepository([
      { message: 'plan', files: { 'prd.json': listed(story('US-1')) } },
      { message: 'more', files: { 'prd.json': listed(story('US-1'), copy) } },
      { message: 'mended', files: { 'prd.json': listed(...mended) } },
    ]),
    govern: governByDetection(kinds),
  });
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('a done item is back under its key, and the open one that took that has its own again', async () => {
  const done = story('US-1', { title: 'Export the books', passes: true });
  const open = story('US-2', { title: 'Fill the cart' });
  const { repairs } = await checkedRange({
    ...memoryRepository([
      { message: 'plan', files: { 'prd.json': listed(done, open) } },
      { message: 'less', files: { 'prd.json': listed({ ...open, id: 'US-1' }, story('US-3')) } },
    ]),
    govern: governByDetection(kinds),
  });
  const [after] = repairs.map((each) => each.after?.get('') ?? '');
  expect(JSON.parse(after ?? '').userStories).toEqual([open, done, story('US-3')]);
});

it('a removal stays open where another item takes the id of what is gone', async () => {
  const done = story('US-1', { title: 'Export the books', passes: true });
  const open = story('US-2', { title: 'Fill the cart' });
  const repository = memoryRepository([
    { message: 'plan', files: { 'prd.json': listed(done, open) } },
    { message: 'less', files: { 'prd.json': listed(open) } },
    { message: 'another id', files: { 'prd.json': listed({ ...open, id: 'US-1' }) } },
  ]);
  const { report, repairs } = await checkedRange({ ...repository, govern: governByDetection(kinds) });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ subject, commits }) => [subject, commits])).toEqual([['US-1', [repository.ids[1]]]]);
  const [after] = repairs.map((each) => each.after?.get('') ?? '');
  expect(JSON.parse(after ?? '').userStories).toEqual([open, done]);
});
