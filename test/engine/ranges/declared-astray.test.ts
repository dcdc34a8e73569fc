import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { changing, inner, node, passed, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const says = (id: string, status: string, guard = 'skipped') =>
  `Step\n\nAgent-Step: node=${id} status=${status} guard=${guard}`;

type Told = readonly [says: string, tree: TaskNode];

async function judged(told: readonly Told[]) {
  const commits = told.map(([message, each]) => ({ message, files: { [path]: pretty(each) } }));
  const { report, repairs } = await checkedRange({
    ...memoryRepository(commits, 0),
    govern: governByDetection(kinds),
  });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return { errors: errors.map(({ ruleId }) => ruleId), after: repairs[0]?.after?.get('') };
}

const good = tree(passed('a'), node('b'), node('c'));
const tried = changing(good, 'b', { attempts: 1 });
const finished = changing(tried, 'b', { passes: true });
const opened = tree(node('a'), node('b'), node('c'));
const again = changing(opened, 'a', { attempts: 1 });
const redone = changing(again, 'a', { passes: true });
const nested = tree(inner('x', [node('a'), node('b')]), node('c'));

describe('the repair of a step that is declared for what was no open leaf is green at once, and keeps what was done since', () => {
  it.each<[string, readonly Told[], TaskNode]>([
    [
      'a retry of another node that passed',
      [
        ['Plan', good],
        [says('a', 'retry'), tried],
        [says('b', 'done', 'pass'), finished],
      ],
      changing(finished, 'b', { attempts: 0 }),
    ],
    [
      'a retry of an inner node',
      [
        ['Plan', nested],
        [says('x', 'retry'), changing(nested, 'a', { attempts: 1 })],
      ],
      nested,
    ],
    [
      'a node that was opened by hand, and honestly done again',
      [
        ['Plan', good],
        ['a is broken again', opened],
        [says('a', 'retry'), again],
        [says('a', 'done', 'pass'), redone],
        [says('b', 'done', 'pass'), changing(redone, 'b', { passes: true })],
      ],
      changing(good, 'b', { passes: true }),
    ],
  ])('%s', async (_, told, expected) => {
    const { errors, after = '' } = await judged(told);
    expect(errors).not.toEqual([]);
    expect(JSON.parse(after)).toEqual(JSON.parse(pretty(expected)));
    expect((await judged([...told, ['Put back', expected]])).errors).toEqual([]);
  });
});
