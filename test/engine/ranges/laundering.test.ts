import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const titles = ['', 'Sign in', 'Pay invoices', 'Search orders', 'Export tables', 'Archive mails'];

/** `2+`: US-2 is done; `4-=2`: the words of US-2 under the key US-4, open; `1-/3`: three attempts. */
const storyOf = (text: string): JsonObject => {
  const [, id = '', mark, words = id, attempts] = /^(\d)([+-])(?:=(\d))?(?:\/(\d))?$/.exec(text) ?? [];
  return {
    id: `US-${id}`,
    title: titles[Number(words)] ?? '',
    acceptanceCriteria: [`${titles[Number(words)]} works`],
    passes: mark === '+',
    ...(attempts === undefined ? {} : { attempts: Number(attempts) }),
  };
};

type Row = readonly [parents: readonly number[], stories: string, work?: 'work'];

/** The errors that are open at the end; the first commit is the base. */
async function errors(rows: readonly Row[]): Promise<string[]> {
  const commits = rows.map(([parents, stories, work], at) => ({
    message: `Step ${at}`,
    parents,
    files: {
      'prd.json': JSON.stringify({ branchName: 'shop', userStories: stories.split(' ').map(storyOf) }),
      ...(work === undefined ? {} : { [`src/${at}.js`]: '1' }),
    },
  }));
  const report = await checkRange({ ...memoryRepository(commits, 0), govern: governByDetection(kinds) });
  return report.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, subject }) => `${ruleId.slice(10)} ${subject}`);
}

describe('an error stays open', () => {
  it.each<[string, Row[], string[]]>([
    [
      'in a merge of two lines that know the item by two names',
      [
        [[], '1- 2+ 3-'],
        [[0], '1- 2- 3-'],
        [[1], '1- 4-=2 3-'],
        [[1], '1- 2- 3-', 'work'],
        [[2, 3], '1- 4-=2 3- 2-'],
      ],
      ['reopened US-2#(done)'],
    ],
    [
      'where open items are dropped with it, which makes no other plan of the rest',
      [
        [[], '1- 2+ 3- 4-'],
        [[0], '2-'],
      ],
      ['reopened US-2#(done)'],
    ],
    [
      'where a counter falls so',
      [
        [[], '1-/3 2- 3- 4-'],
        [[0], '1-/0'],
      ],
      ['counter US-1#attempts'],
    ],
    [
      'in a merge of three lines of which one takes what is left for another plan',
      [
        [[], '1- 2- 3-'],
        [[0], '2- 3- 4+', 'work'],
        [[0], '4-=1 2+ 3-', 'work'],
        [[0], '1- 3- 5+', 'work'],
        [[1, 2, 3], '3-'],
      ],
      ['done-removed US-2', 'done-removed US-4'],
    ],
  ])('%s', async (_, rows, expected) => {
    expect(await errors(rows)).toEqual(expected);
  });
});
