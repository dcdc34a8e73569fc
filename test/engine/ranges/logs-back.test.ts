import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, started } from '../../support/event-logs.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const path = 'events.jsonl';
const other = { ...started(), run: 'b' };
const stood = asLog([started(), other]);
/** Each run says what it said, and another one said it first. */
const swapped = asLog([other, started()]);

async function errorsOf(...texts: readonly (string | null)[]): Promise<string[]> {
  const commits = texts.map((text, index) => ({ message: `commit ${index}`, files: { [path]: text } }));
  const repository = memoryRepository(commits, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
}

describe('a log is back as it was only where its lines stand in their order', () => {
  it.each<[string, readonly (string | null)[], string[]]>([
    ['deleted and put back', [stood, null, stood], []],
    ['deleted and put back in another order', [stood, null, swapped], ['append-only']],
    ['cut off and put back', [stood, '', stood], []],
    ['cut off and put back in another order', [stood, '', swapped], ['append-only', 'append-only']],
    ['put into another order, and put back', [stood, swapped, stood], []],
    ['put into another order, put back and once more', [stood, swapped, stood, swapped], ['append-only']],
  ])('%s', async (_, texts, expected) => {
    const found = await errorsOf(...texts);
    expect(found.map((rule) => rule.split('/')[1]).sort()).toEqual(expected);
  });
});
