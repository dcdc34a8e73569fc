import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, started } from '../../support/event-logs.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';

type Chapter = Pick<MemoryCommit, 'files' | 'parents'>;

/** The last commits that are refused, by their places. */
async function refusedIn(chapters: readonly Chapter[]): Promise<number[]> {
  const commits = chapters.map((chapter, index) => ({ ...chapter, message: `commit ${index}` }));
  const repository = memoryRepository(commits, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const errors = findings.filter(({ severity }) => severity === 'error');
  // What the net refuses names no commit.
  if (errors.some(({ commits: ids = [] }) => ids.length === 0)) return [-1];
  return [...new Set(errors.flatMap(({ commits: ids = [] }) => ids.map((id) => repository.ids.indexOf(id))))];
}

describe('what is refused is refused whenever it is done again', () => {
  const [tree, log] = ['.runner/state/tree.json', 'events.jsonl'];
  const foreign = { files: { [tree]: '{ "quests": 1 }\n' } };
  const old = asLog([started()]);
  const other = asLog([{ ...started(), run: 'b' }]);
  const put = { [log]: other + old };

  it.each<[string, readonly Chapter[], number]>([
    ['a file of no known shape', [{ files: { x: '' } }, foreign, { files: { [tree]: null } }, foreign], 3],
    [
      'lines before old ones, merged, reverted and reapplied',
      [
        { files: { [log]: old } },
        { files: put },
        { files: { x: '' }, parents: [0] },
        { files: put, parents: [2, 1] },
        { files: { [log]: old } },
        { files: put },
      ],
      5,
    ],
  ])('%s', async (_, chapters, again) => {
    expect(await refusedIn(chapters)).toContain(again);
  });
});

it('a revert of a refused commit that held work too leads back to what stood before, counters included', async () => {
  const good = tree(passed('a'), node('b', { attempts: 1 }));
  const reset = changing(good, 'b', { attempts: 0 });
  const path = '.runner/state/tree.json';
  const chapter = (plan: typeof good, work: string) => ({ files: { [path]: pretty(plan), 'a.txt': work } });
  expect(await refusedIn([chapter(good, '1'), chapter(reset, '2'), chapter(good, '1')])).toEqual([]);
});
