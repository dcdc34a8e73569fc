import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { pretty } from '../../support/trees.ts';

const list = (...stories: readonly (readonly [id: string, title: string, passes: boolean])[]) => ({
  'prd.json': pretty({
    userStories: stories.map(([id, title, passes]) => ({
      id,
      title,
      acceptanceCriteria: [`${title} works`],
      passes,
    })),
  }),
});
const code = (name: string) => ({ [`src/${name}.ts`]: name });

/** Findings of a range in which two stories are planned, built, and finished; then the list says something else. */
async function foundIn(last: object, ...before: readonly (readonly [message: string, files: object])[]) {
  const commits = [
    ['Plan', list(['US-1', 'Sign in', false], ['US-2', 'Export CSV', false])],
    ['US-1: sign in', { ...list(['US-1', 'Sign in', true], ['US-2', 'Export CSV', false]), ...code('a') }],
    ['US-2: export', { ...list(['US-1', 'Sign in', true], ['US-2', 'Export CSV', true]), ...code('b') }],
    ...before,
    ['Rewrite', last],
  ].map(([message, files]) => ({ message: String(message), files: { ...(files as object) } }));
  const { findings } = await checkRange({
    ...memoryRepository(commits, 0),
    govern: governByDetection(kinds),
  });
  return findings.filter(({ severity }) => severity !== 'note').map(({ ruleId }) => ruleId);
}

/** A finished list without a plan key may give way to another plan, but the work on the old one is no work on the new one. */
it.each([
  ['comes done at once', list(['US-1', 'Landing page', true], ['US-2', 'Download', true]), [], 'refused'],
  ['comes open', list(['US-1', 'Landing page', false], ['US-2', 'Download', false]), [], 'legal'],
  [
    'comes after its own code, which names its first story',
    list(['US-1', 'Landing page', true], ['US-2', 'Download', false]),
    [['US-1: landing page', code('c')]],
    'legal',
  ],
] as const)(
  'another plan under the ids of a finished one that %s is as it should be',
  async (_, last, before, how) => {
    const found = await foundIn(last, ...before);
    if (how === 'legal') expect(found).toEqual([]);
    else expect(found).toContain('checklist/born-done');
  },
);
