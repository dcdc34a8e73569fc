import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { judgeRewrite } from '../../../src/engine/judge/judge-rewrite.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { node, passed, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const govern = governByDetection(kinds);

/** What is missing after a branch went from one version to another; null: there is no file. */
async function missing(
  before: TaskNode | null,
  after: TaskNode | null,
  onDefaultBranch = true,
): Promise<string[]> {
  const file = (version: TaskNode | null) => ({
    'readme.md': 'x',
    ...(version && { [path]: pretty(version) }),
  });
  const gone = before !== null && after === null ? { [path]: null } : {};
  const repository = memoryRepository([
    { message: 'before', files: file(before) },
    { message: '', files: { ...file(after), ...gone, 'other.md': 'y' } },
  ]);
  const report = await judgeRewrite({ ...repository, govern, onDefaultBranch });
  expect(report).toMatchObject({ obstacles: [], claimed: 0, transitions: [] });
  return report.findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId} ${subject}`.trim());
}

it('a rewritten branch that drops what was rejected is repaired', async () => {
  const open = tree(node('a'), node('b'));
  const versions = [open, tree(passed('a'), node('b')), open];
  const commits = versions.map((version, at) => ({ message: `${at}`, files: { [path]: pretty(version) } }));
  const { findings } = await judgeRewrite({ ...memoryRepository(commits, 1), govern, onDefaultBranch: true });
  expect(findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`)).toEqual([
    'note task-tree/immutability',
  ]);
});

describe('a rewritten branch', () => {
  const done = tree(passed('a'), node('b', { attempts: 2 }));

  it.each<[string, TaskNode | null, TaskNode | null, string[]]>([
    ['that keeps what had passed', done, tree(passed('a'), node('b', { attempts: 2, goal: 'other' })), []],
    ['that goes on', done, tree(passed('a'), passed('b', { attempts: 2 })), []],
    [
      'that reopens what had passed',
      done,
      tree(node('a'), node('b', { attempts: 2 })),
      ['error task-tree/immutability a'],
    ],
    [
      'that changes what had passed',
      done,
      tree(passed('a', { goal: 'less' }), node('b', { attempts: 2 })),
      ['error task-tree/immutability a'],
    ],
    [
      'that lowers a counter',
      done,
      tree(passed('a'), node('b')),
      ['error task-tree/attempts-decreased b#attempts'],
    ],
    ['that loses the file', done, null, ['error state-file/deleted']],
    ['that loses a file in which nothing had passed', tree(node('a')), null, ['error state-file/deleted']],
    ['that brings a file', null, done, []],
  ])('%s', async (_name, before, after, expected) => {
    expect(await missing(before, after)).toEqual(expected);
    expect(await missing(before, after, false)).toEqual(expected.map((row) => row.replace('error', 'note')));
  });
});
