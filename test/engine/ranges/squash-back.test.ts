import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, wholeRun } from '../../support/event-logs.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { changing, inner, node, passed, pretty } from '../../support/trees.ts';

const tree = inner('one', [passed('a'), node('b')]);
const log = asLog(wholeRun());

/** What the base has accepted is accepted: a file that was deleted behind it is new when it comes back. */
describe('judged as a whole, a file that comes back from behind the base is new', () => {
  it.each([
    ['a tree', '.runner/state/tree.json', pretty(tree), pretty(changing(tree, 'a', { goal: 'less' }))],
    ['a log', 'events.jsonl', log, log.replace('/work/shop', '/work/else')],
  ])('%s', async (_, path, stood, changed) => {
    const verdictOf = async (text: string) => {
      const repository = memoryRepository(
        [
          { message: 'plan', files: { [path]: stood } },
          { message: 'archive', files: { [path]: null, 'old.txt': stood } },
          { message: 'tidy', files: { 'old.txt': null } },
          { message: 'again', files: { [path]: text, 'a.js': '' } },
        ],
        2,
      );
      const input = { ...repository, govern: governByDetection(kinds), granularity: 'squash' as const };
      return (await checkRange(input)).verdict;
    };
    expect(await verdictOf(changed)).toBe('pass');
    expect(await verdictOf(stood)).toBe('pass');
  });
});
