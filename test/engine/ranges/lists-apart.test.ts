import { expect, it } from 'vitest';
import { type Planned, refused } from '../../support/refused.ts';

const list = (...done: readonly boolean[]) => ({
  'prd.json': JSON.stringify({
    userStories: done.map((passes, at) => ({
      id: `US-${at + 1}`,
      title: `Task number ${at + 1}`,
      acceptanceCriteria: ['It works'],
      passes,
    })),
  }),
});

/** Main, from where the range is, has a list; a branch that forked before it has another one, and merges main. */
const apart = (main: Planned['files'], branch: Planned['files'], merged: Planned['files']): Planned[] => [
  { files: { 'README.md': '' } },
  { files: main, parents: [0] },
  { files: branch, parents: [0] },
  { files: merged, parents: [2, 1] },
];
const [open, done] = [list(false, false), list(true, true)];

/** Each side is a start: what a side holds accepted is no error in the merge (docs/judging.md, 3). */
it.each<[string, Planned[], string[]]>([
  ['what the branch brought done stays done', apart(open, done, done), []],
  [
    'and is finished: the merge may not leave it open',
    apart(open, done, open),
    ['checklist/reopened prd.json in 3', 'checklist/reopened prd.json in 3'],
  ],
  [
    'what neither side has done is a flip',
    apart(open, open, list(true, false)),
    ['checklist/evidence prd.json in 3'],
  ],
])('of lists that two branches began apart, %s', async (_, commits, expected) => {
  expect(await refused(commits, 'version: 1\nprofile: strict\n', 1)).toEqual(expected);
});
