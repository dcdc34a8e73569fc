import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, started, wholeRun } from '../../support/event-logs.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const path = 'events.jsonl';

it('a merge that rewrites an old line is repaired without the lines that another side brought', async () => {
  const old = asLog(wholeRun());
  const theirs = old + asLog([{ ...started(), run: 'b' }]);
  const { repairs } = await checkedRange({
    ...memoryRepository([
      { message: 'base', files: { [path]: old } },
      { message: 'theirs', files: { [path]: theirs } },
      { message: 'ours', files: { 'a.js': '' }, parents: [0] },
      { message: 'merge', files: { [path]: theirs.replace('/work/shop', '/work/else') }, parents: [2, 1] },
    ]),
    govern: governByDetection(kinds),
  });
  expect(repairs.map(({ after }) => after?.get(''))).toEqual([theirs]);
});
