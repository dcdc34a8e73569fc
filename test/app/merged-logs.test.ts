import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { policyOf } from '../../src/app/policy/policy.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryRepository } from '../support/memory-repository.ts';

const configuration = `version: 1
files:
  - { path: hist.jsonl, preset: log }
  - { path: progress.txt, preset: progress, rules: { checklist/log-append: error } }
`;
const formats = [
  { name: 'log', path: 'hist.jsonl', line: (word: string) => JSON.stringify({ run: word }) },
  { name: 'progress', path: 'progress.txt', line: (word: string) => word },
];

type Lines = readonly [words: string, ...parents: number[]];

describe.each(formats)('the lines of a merged $name', ({ name, path, line }) => {
  /** What is said of a history from its commit at `from` on, and with which severity. */
  async function said(versions: readonly Lines[], from = 0): Promise<string[]> {
    const commits = versions.map(([words, ...parents], index) => ({
      message: `commit ${index}`,
      files: {
        [path]: words
          .split(' ')
          .map((word) => `${line(word)}\n`)
          .join(''),
      },
      parents,
    }));
    const repository = memoryRepository(commits, from);
    const { govern } = policyOf({ configuration: Buffer.from(configuration), waivers: null }, kinds);
    const { findings, obstacles } = await checkRange({ ...repository, govern });
    expect(obstacles).toEqual([]);
    return findings
      .filter(({ ended }) => ended === undefined)
      .map(({ severity, ruleId, commits: ids = [] }) => {
        const places = ids.map((id) => repository.ids.indexOf(id)).join('+');
        return `${severity} ${ruleId.replace('checklist/', '')} in ${places || 'net'}`;
      });
  }
  const sides: readonly Lines[] = [
    ['failed fixed passed'],
    ['failed fixed passed ours mine', 0],
    ['failed fixed passed theirs yours', 0],
  ];
  const refused = 'error log-append in 3';

  it.each<[string, string]>([
    ['put the lines of the base into another order', 'passed fixed failed ours mine theirs yours'],
    ['put the lines of a side into another order', 'failed fixed passed mine ours theirs yours'],
    ['put the lines of the other side into another order', 'failed fixed passed ours mine yours theirs'],
  ])('are refused: %s', async (_, words) => {
    expect(await said([...sides, [words, 1, 2]])).toEqual([refused]);
    expect(await said([...sides, [words, 2, 1]])).toEqual([refused]);
    expect(await said([...sides, [words, 1, 2]], 1)).toContain(refused);
  });

  it('stand behind those of the base where the log is to grow at its end', async () => {
    const found = await said([...sides, ['ours mine failed fixed passed theirs yours', 1, 2]]);
    expect(found).toEqual(name === 'log' ? [refused] : []);
  });

  it.each<[string, string]>([
    ['ours, then theirs', 'failed fixed passed ours mine theirs yours'],
    ['theirs, then ours', 'failed fixed passed theirs yours ours mine'],
    ['one by one', 'failed fixed passed theirs ours yours mine'],
    ['one among those of the other', 'failed fixed passed theirs ours mine yours'],
  ])('are legal: %s', async (_, words) => {
    for (const from of [0, 1, 2]) expect(await said([...sides, [words, 1, 2]], from)).toEqual([]);
    expect(await said([...sides, [words, 2, 1]])).toEqual([]);
  });

  it('are refused with the side that brought them into another order, once', async () => {
    const turned: readonly Lines[] = [['failed fixed'], ['fixed failed ours', 0], ['failed fixed theirs', 0]];
    expect(await said([...turned, ['fixed failed ours theirs', 1, 2]])).toEqual(['error log-append in 1+3']);
    expect(await said([...turned, ['failed fixed ours theirs', 1, 2]])).toEqual([]);
  });

  it('of sides that began the log each are kept in the order of each', async () => {
    const begun: readonly Lines[] = [['plan'], ['one two', 0], ['three four', 0]];
    const old = begun.map(
      ([words, ...parents], at): Lines => [at === 0 ? words : `plan ${words}`, ...parents],
    );
    expect(await said([...old, ['plan one three two four', 1, 2]])).toEqual([]);
    expect(await said([...old, ['plan two one three four', 1, 2]])).toEqual([refused]);
  });
});
