import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { squashedPull, uncheckedSquash } from '../../../src/engine/judge/squash.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const path = '.runner/state/tree.json';
const node = (id: string, more: Partial<TaskNode> = {}): TaskNode => ({
  id,
  order: 0,
  title: id,
  goal: id,
  acceptance: [],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
  ...more,
});
const passed = (id: string) => node(id, { passes: true });
const tree = (...children: TaskNode[]) => node('root', { next: 'decompose', children });
const done = (id: string) => `Agent-Step: node=${id} status=done guard=pass`;

function commit(version: TaskNode | string, message: string, parents?: readonly number[]): MemoryCommit {
  const text = typeof version === 'string' ? version : JSON.stringify(version);
  return { message, files: { [path]: text }, ...(parents === undefined ? {} : { parents }) };
}

/** Commit 0 is the merge base, 1 the base tip, 2 the head of the pull request, 3 what merging it gives. */
async function merging(result: TaskNode | string): Promise<string[]> {
  const repository = memoryRepository([
    commit(tree(node('a'), node('b')), 'start'),
    commit(tree(passed('a'), node('b')), done('a'), [0]),
    commit(tree(node('a'), node('b', { attempts: 1 })), 'Agent-Step: node=b status=retry guard=skipped', [0]),
    commit(result, 'merge', [1, 2]),
  ]);
  const [base = '', tip = '', head = '', mergeResult = ''] = repository.ids;
  const range = { base, head, tip };
  const report = await checkRange({ ...repository, range, mergeResult, govern: governByDetection(kinds) });
  return report.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, subject, scope }) => `${ruleId} ${subject} ${scope}`);
}

describe('the merge result of a pull request', () => {
  it.each([
    ['holds both sides', tree(passed('a'), node('b', { attempts: 1 })), []],
    // What only the head counted is lost: a counter never falls, whoever merges.
    ['is what the base tip has', tree(passed('a'), node('b')), ['task-tree/state-update b#attempts merge']],
    [
      'reopens what the base side passed',
      tree(node('a'), node('b', { attempts: 1 })),
      ['task-tree/immutability a merge'],
    ],
    ['drops it', tree(node('b', { attempts: 1 })), ['task-tree/immutability a merge']],
    [
      'edits it',
      tree(node('a', { passes: true, goal: 'less' }), node('b', { attempts: 1 })),
      ['task-tree/immutability a merge'],
    ],
    [
      'holds a node twice',
      tree(passed('a'), node('b', { attempts: 1 }), node('b', { attempts: 1 })),
      ['task-tree/unique-ids b#occurrence 2 snapshot'],
    ],
    ['cannot be read', '{"id": "root", <<<<<<<', ['state-file/unreadable  merge']],
  ])('that %s', async (_, result, expected) => {
    const found = await merging(result);
    expect(found).toEqual(expected);
  });
});

describe('a merge result that changes what the range left alone', () => {
  const other = 'other/.runner/state/tree.json';
  const range = [
    { message: 'start', files: { [other]: JSON.stringify(tree(passed('a'), node('b'))), x: '0' } },
    { message: 'tip', files: { y: '1' }, parents: [0] },
    { message: 'head', files: { x: '1' }, parents: [0] },
  ];

  it.each<[string, MemoryCommit['files'], string[]]>([
    ['not at all', {}, []],
    [
      'edits a file',
      { [other]: JSON.stringify(tree(node('a', { passes: true, goal: 'less' }), node('b'))) },
      [`task-tree/immutability ${other}`],
    ],
    ['takes it away', { [other]: null }, [`state-file/deleted ${other}`]],
    ['formats it', { [other]: JSON.stringify(tree(passed('a'), node('b')), null, 2) }, []],
    ['adds one that cannot be read, of which only the name says what it is', { [path]: '{' }, []],
    ['adds one', { [path]: JSON.stringify(tree(node('a'))) }, []],
  ])('%s', async (_, files, expected) => {
    const repository = memoryRepository([
      ...range,
      { message: 'merge', files: { x: '1', ...files }, parents: [1, 2] },
    ]);
    const [base = '', tip = '', head = '', mergeResult = ''] = repository.ids;
    const govern = governByDetection(kinds);
    const report = await checkRange({ ...repository, range: { base, head, tip }, mergeResult, govern });
    expect(report.obstacles).toEqual([]);
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, file }) => `${ruleId} ${file}`)).toEqual(expected);
  });
});

describe('a squashed pull request', () => {
  it.each([
    ['Add sign-in (#12)', 12],
    ['Add sign-in (#12)\n\n* one\n* two', 12],
    ['Add sign-in (#12) ', 12],
    ['Add sign-in #12', undefined],
    ['Add sign-in (#0)', undefined],
    ['Add (#12) sign-in', undefined],
    ['Add sign-in\n\n(#12)', undefined],
    ['(#1234567890)', undefined],
  ])('%j is #%s', (message, pull) => {
    const facts = { id: 'c', parents: ['p'], message, changes: [] };
    expect(squashedPull(facts)).toBe(pull);
    expect(squashedPull({ ...facts, parents: ['p', 'q'] })).toBeUndefined();
    expect(squashedPull({ ...facts, parents: [] })).toBeUndefined();
  });

  const start = tree(node('a'), node('b'));
  const finished = node('root', { next: 'decompose', passes: true, children: [passed('a'), passed('b')] });
  const errorsOf = async (version: TaskNode, message: string) => {
    const repository = memoryRepository([commit(start, 'start'), commit(version, message)]);
    const govern = governByDetection(kinds);
    const report = await checkRange({ ...repository, govern, squashOf: uncheckedSquash, net: false });
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    return { errors: errors.map(({ ruleId }) => ruleId), notices: report.notices };
  };

  it('is judged as a net, and the report says so', async () => {
    const { errors, notices } = await errorsOf(finished, 'Two steps (#7)');
    expect(errors).toEqual([]);
    expect(notices).toEqual([expect.stringMatching(/^[0-9a-f]{7} was judged as a squash of #7, unchecked$/)]);
  });

  it('is refused what no several steps could do', async () => {
    const { errors } = await errorsOf(
      node('root', { next: 'decompose', passes: true, children: [node('a'), node('b')] }),
      'Nothing (#7)',
    );
    expect(errors).toEqual(['task-tree/derived-passes']);
  });

  it('is a commit like any other without the number', async () => {
    const { errors, notices } = await errorsOf(finished, 'Two steps');
    expect(errors).not.toEqual([]);
    expect(notices).toEqual([]);
  });
});
