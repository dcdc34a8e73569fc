import { describe, expect, it } from 'vitest';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const configuration = `version: 1
files:
  - { path: hist.jsonl, preset: log }
  - { path: progress.txt, preset: log, rules: { checklist/log-append: error } }
`;
const formats = [
  { name: 'log', path: 'hist.jsonl', line: (word: string) => JSON.stringify({ [word]: word }) },
  { name: 'progress', path: 'progress.txt', line: (word: string) => word },
];

type Lines = readonly [words: string, ...parents: number[]];

describe.each(formats)('the lines of a merged $name', ({ path, line }) => {
  const textOf = (words: string) =>
    words
      .split(' ')
      .map((word) => `${line(word)}\n`)
      .join('');

  async function judged(versions: readonly Lines[], from = 0) {
    const commits = versions.map(([words, ...parents], index) => ({
      message: `commit ${index}`,
      files: { [path]: textOf(words) },
      parents,
    }));
    const repository = memoryRepository(commits, from);
    const { govern } = policyOf({ configuration: Buffer.from(configuration), waivers: null }, kinds);
    const { report, repairs } = await checkedRange({ ...repository, govern });
    expect(report.obstacles).toEqual([]);
    return { repository, findings: report.findings, repaired: repairs[0]?.after?.get('') };
  }

  /** What is said of a history from its commit at `from` on, and with which severity. */
  async function said(versions: readonly Lines[], from = 0): Promise<string[]> {
    const { repository, findings } = await judged(versions, from);
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

  it('hold no line before others that only a rejected commit put there', async () => {
    const forged = 'forged failed fixed passed';
    const history: readonly Lines[] = [['failed fixed passed'], [forged, 0], ['failed fixed passed mine', 0]];
    for (const parents of [
      [1, 2],
      [2, 1],
    ]) {
      const errors = await said([...history, [`${forged} mine`, ...parents]]);
      expect(errors.includes('error log-append in 1')).toBe(path === 'hist.jsonl');
    }
  });

  it('stand behind those of the base, as the side has them', async () => {
    expect(await said([...sides, ['ours mine failed fixed passed theirs yours', 1, 2]])).toEqual([refused]);
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
    const both = await said([...turned, ['fixed failed ours theirs', 1, 2]]);
    expect(both.map((each) => each.split(' in ')[0])).toEqual(both.map(() => 'error log-append'));
    expect(both.at(-1)).toContain('3');
    expect(await said([...turned, ['failed fixed ours theirs', 1, 2]])).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a line of ours is gone', 'failed theirs', 'failed ours theirs'],
    ['a line of theirs is gone', 'failed ours', 'failed theirs ours'],
    ['both are gone', 'failed', 'failed ours theirs'],
    ['a line of the base is gone', 'ours theirs', 'failed ours theirs'],
    ['a line of the base was rewritten', 'failed! ours theirs', 'failed ours theirs'],
    ['a line of theirs was rewritten', 'failed ours theirs!', 'failed theirs ours'],
    ['what came with the merge stays', 'failed ours new', 'failed theirs ours new'],
  ])('all come back where %s, and nothing else ends that', async (_, words, expected) => {
    const forked: readonly Lines[] = [['failed'], ['failed ours', 0], ['failed theirs', 0]];
    const merged: readonly Lines[] = [...forked, [words, 1, 2]];
    expect(await said(merged)).toEqual([refused]);
    const { repaired = '' } = await judged(merged);
    expect(repaired.split('\n')).toEqual(expect.arrayContaining(textOf(expected).split('\n')));
    expect(await said([...merged, [expected, 3]])).toEqual([]);
    expect(await said([...merged, [`${words} later`, 3]])).toEqual([refused]);
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
