import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { TaskNode } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

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

interface Made {
  readonly tree: TaskNode | null;
  readonly message?: string;
  readonly parents?: readonly number[];
}

async function rows(commits: readonly Made[], from = 0): Promise<string[]> {
  const repository = memoryRepository(
    commits.map(({ tree: version, message, parents }, index) => ({
      message: message ?? `commit ${index}`,
      files: { [path]: version === null ? null : JSON.stringify(version) },
      ...(parents === undefined ? {} : { parents }),
    })),
    from,
  );
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  const number = (id: string) => repository.ids.indexOf(id);
  return report.findings
    .filter(({ severity }) => severity !== 'warning')
    .map(
      ({ severity, ruleId, subject, commits: ids = [] }) =>
        `${severity} ${ruleId.replace('task-tree/', '')} ${subject} in ${ids.map(number).join('+') || 'net'}`,
    );
}

const done = (id: string) => `Agent-Step: node=${id} status=done guard=pass`;
const base = tree(node('a'), node('b'), node('c'));
const left: Made = { tree: tree(passed('a'), node('b'), node('c')), message: done('a'), parents: [0] };
const right: Made = { tree: tree(node('a'), passed('b'), node('c')), message: done('b'), parents: [0] };
const merge = (version: TaskNode | null): Made => ({ tree: version, message: 'merge', parents: [1, 2] });
const both = tree(passed('a'), passed('b'), node('c'));

describe('a merge over a range', () => {
  it('of two legal branches is legal, though neither side leads to it in one step', async () => {
    expect(await rows([{ tree: base }, left, right, merge(both)])).toEqual([]);
  });

  it.each<[string, TaskNode | null, string[]]>([
    ['drops what the other side did ("ours")', left.tree, ['error immutability b in 3']],
    ['drops its own side\'s work ("theirs")', right.tree, ['error immutability a in 3']],
    [
      'flips what neither side did',
      tree(passed('a'), passed('b'), passed('c')),
      ['error undeclared-pass c#passes in 3'],
    ],
    ['deletes what one side completed', tree(passed('b'), node('c')), ['error immutability a in 3']],
    ['deletes the file', null, ['error state-file/deleted  in 3']],
    [
      'edits what one side completed',
      tree(node('a', { passes: true, goal: 'less' }), passed('b'), node('c')),
      ['error immutability a in 3'],
    ],
  ])('is refused where it %s', async (_, version, expected) => {
    const found = await rows([{ tree: base }, left, right, merge(version)]);
    expect(found).toEqual(expected);
  });

  it('judges each side where it was made', async () => {
    const flipped: Made = { tree: tree(node('a'), passed('b'), node('c')), parents: [0] };
    expect(await rows([{ tree: base }, left, flipped, merge(both)])).toEqual([
      'error undeclared-pass b#passes in 2',
    ]);
  });

  it('that leaves a tampering of one side behind repairs it', async () => {
    const good = tree(passed('a'), node('b'), node('c'));
    const edited: Made = {
      tree: tree(node('a', { passes: true, goal: 'less' }), node('b'), node('c')),
      parents: [0],
    };
    const worked: Made = { tree: both, message: done('b'), parents: [0] };
    expect(await rows([{ tree: good }, worked, edited, merge(both)])).toEqual(['note immutability a in 2']);
    const kept = tree(node('a', { passes: true, goal: 'less' }), passed('b'), node('c'));
    expect((await rows([{ tree: good }, worked, edited, merge(kept)]))[0]).toMatch(
      /^error immutability a in 2/,
    );
  });

  it('counts what both sides counted, and no more', async () => {
    const counted = (attempts: number) => tree(node('a', { attempts }), node('b'));
    const retry = 'Agent-Step: node=a status=retry guard=skipped';
    const sides: Made[] = [
      { tree: counted(0) },
      { tree: counted(1), message: retry, parents: [0] },
      { tree: counted(1), message: retry, parents: [0] },
    ];
    expect(await rows([...sides, merge(counted(2))])).toEqual([]);
    expect(await rows([...sides, merge(counted(1))])).toEqual([]);
    expect((await rows([...sides, merge(counted(3))])).length).toBe(1);
    expect(await rows([...sides, merge(counted(0))])).toContain('error state-update a#attempts in 3');
  });

  it('of three branches at once', async () => {
    const third: Made = { tree: tree(node('a'), node('b'), passed('c')), message: done('c'), parents: [0] };
    const all = { ...tree(passed('a'), passed('b'), passed('c')), passes: true };
    const octopus = (version: TaskNode): Made => ({ tree: version, message: 'octopus', parents: [1, 2, 3] });
    expect(await rows([{ tree: base }, left, right, third, octopus(all)])).toEqual([]);
    expect(await rows([{ tree: base }, left, right, third, octopus(both)])).toContain(
      'error immutability c in 4',
    );
  });

  it('after a criss-cross satisfies one of its merge bases', async () => {
    const crossed: Made[] = [
      { tree: base },
      left,
      right,
      { tree: both, message: 'merge', parents: [1, 2] },
      { tree: both, message: 'merge back', parents: [2, 1] },
      {
        tree: { ...tree(passed('a'), passed('b'), passed('c')), passes: true },
        message: done('c'),
        parents: [3],
      },
    ];
    const end = (version: TaskNode): Made => ({ tree: version, message: 'end', parents: [5, 4] });
    const all = { ...tree(passed('a'), passed('b'), passed('c')), passes: true };
    expect(await rows([...crossed, end(all)])).toEqual([]);
    expect(await rows([...crossed, end(both)])).toContain('error immutability c in 6');
  });

  it('of the base branch brings in what was judged there', async () => {
    const commits: Made[] = [
      { tree: base },
      left,
      { ...right, parents: [0] },
      { tree: both, message: 'merge main into the branch', parents: [2, 1] },
    ];
    // The base tip is commit 1: what it did is not part of the range.
    expect(await rows(commits, 1)).toEqual([]);
  });
});
