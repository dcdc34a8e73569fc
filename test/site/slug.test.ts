import { expect, it } from 'vitest';
import { slugOf } from '../docs/markdown-links.ts';

it.each([
  ['… hand over the result of the tests?', '-hand-over-the-result-of-the-tests'],
  ['  Plain git ', 'plain-git'],
  ['`stateward init`', 'stateward-init'],
  ['A [page](x.md#y) to look at', 'a-page-to-look-at'],
  ['Git, 2.31 & later', 'git-231--later'],
])('the anchor of %s is that of GitHub', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});
