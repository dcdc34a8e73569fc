import { describe, expect, it } from 'vitest';
import { judgeMerge } from '../../src/core/check-merge.ts';
import type { TaskNode } from '../../src/index.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import { builtIn, changing, declaring, done, inner, node, passed, readTree, tree } from '../support/trees.ts';

const base = tree(node('a'), node('b', { next: 'decompose' }), node('c', { attempts: 1 }));
const passedA = changing(base, 'a', { passes: true });
const passedC = changing(base, 'c', { passes: true });
const grown = tree(node('a'), inner('b', [node('b1')]), node('c', { attempts: 1 }));
const both = changing(passedA, 'c', { passes: true });

interface Merge {
  readonly bases?: readonly (TaskNode | null)[];
  readonly parents: readonly (TaskNode | null)[];
  readonly result: TaskNode;
  readonly message?: string;
}

function judged({ bases = [base], parents, result, message = "Merge branch 'x'" }: Merge): string[] {
  const versions = { result: readTree(result), parents: parents.map(readTree), bases: bases.map(readTree) };
  const { findings } = judgeMerge(taskTree, versions, { path: 'tree.json', message }, builtIn);
  return findings.map(({ ruleId, subject }) => `${ruleId.replace('task-tree/', '')} ${subject}`);
}

describe('a clean merge', () => {
  it.each<[string, Merge]>([
    ['of two sides that passed different leaves', { parents: [passedA, passedC], result: both }],
    [
      'of a side that decomposed and one that counted',
      {
        parents: [grown, changing(base, 'c', { attempts: 2 })],
        result: changing(grown, 'c', { attempts: 2 }),
      },
    ],
    [
      'of a side that decomposed a node and one that counted on it',
      {
        parents: [grown, changing(base, 'b', { attempts: 1 })],
        result: changing(grown, 'b', { attempts: 1 }),
      },
    ],
    ['of a side that did nothing', { parents: [passedA, base], result: passedA }],
    [
      'of three sides',
      {
        parents: [passedA, passedC, changing(base, 'b', { attempts: 1 })],
        result: changing(both, 'b', { attempts: 1 }),
      },
    ],
    [
      'of two sides that edited one open node: the first value',
      {
        parents: [changing(base, 'a', { title: 'x' }), changing(base, 'a', { title: 'y' })],
        result: changing(base, 'a', { title: 'x' }),
      },
    ],
    [
      'of two sides that edited one open node: the second value',
      {
        parents: [changing(base, 'a', { title: 'x' }), changing(base, 'a', { title: 'y' })],
        result: changing(base, 'a', { title: 'y' }),
      },
    ],
    [
      'that edits an open node a third way: legal as a step',
      {
        parents: [changing(base, 'a', { title: 'x' }), changing(base, 'a', { title: 'y' })],
        result: changing(base, 'a', { title: 'x and y' }),
      },
    ],
    [
      'that drops an open node: legal as a step',
      { parents: [passedA, base], result: tree(passed('a'), node('b', { next: 'decompose' })) },
    ],
    [
      'of a tree that both sides added',
      { bases: [null], parents: [tree(node('a')), tree(node('b'))], result: tree(node('a'), node('b')) },
    ],
    ['of a tree that one side added', { bases: [null], parents: [base, null], result: base }],
    [
      'in which every leaf passes now, and the root with them',
      {
        bases: [tree(node('a'), node('c'))],
        parents: [tree(passed('a'), node('c')), tree(node('a'), passed('c'))],
        result: tree(passed('a'), passed('c')),
      },
    ],
  ])('%s', (_, merge) => {
    expect(judged(merge)).toEqual([]);
  });

  it.each([2, 3])('counts between the largest and the sum: %d', (attempts) => {
    const counted = changing(base, 'c', { attempts: 2 });
    expect(judged({ parents: [counted, counted], result: changing(base, 'c', { attempts }) })).toEqual([]);
  });
});

describe('an evil merge', () => {
  it.each<[string, Merge, string[]]>([
    [
      '"ours", which drops the pass of the other side',
      { parents: [passedA, passedC], result: passedA },
      ['merge-lost c#passes'],
    ],
    [
      'a counter reset to the base',
      { parents: [changing(base, 'c', { attempts: 3 }), passedA], result: passedA },
      ['merge-lost c#attempts'],
    ],
    [
      'a counter reset to zero',
      { parents: [base, passedA], result: changing(passedA, 'c', { attempts: 0 }) },
      ['merge-lost c#attempts'],
    ],
    [
      'an edit of one side dropped',
      { parents: [changing(base, 'b', { goal: 'x' }), passedA], result: passedA },
      ['merge-lost b#goal'],
    ],
    [
      'another root that has edited what is passed here: nothing was agreed on',
      {
        bases: [],
        parents: [passedA, changing(passedA, 'a', { title: 'x' })],
        result: changing(passedA, 'a', { title: 'x' }),
      },
      ['immutability a'],
    ],
    ['new children of one side dropped', { parents: [grown, passedA], result: passedA }, ['merge-lost b1']],
    [
      'a flip that neither side has',
      { parents: [passedA, base], result: both },
      ['selected-node c', 'undeclared-pass c#passes'],
    ],
    [
      'a node passed before both, edited',
      { bases: [passedA], parents: [passedA, both], result: changing(both, 'a', { title: 'x' }) },
      ['immutability a'],
    ],
    [
      'a node passed before both, deleted',
      {
        bases: [passedA],
        parents: [passedA, both],
        result: tree(node('b', { next: 'decompose' }), passed('c', { attempts: 1 })),
      },
      ['immutability a'],
    ],
    [
      'a new node that has passed',
      { parents: [passedA, base], result: { ...passedA, children: [...passedA.children, passed('d')] } },
      ['child-additions root#children', 'state-update d#passes'],
    ],
  ])('%s', (_, merge, findings) => {
    expect(judged(merge)).toEqual(findings);
  });

  it('may declare the step it takes itself', () => {
    const merge = { parents: [passedA, base], result: changing(passedA, 'b', { passes: true }) };
    expect(judged(merge)).toEqual(['undeclared-pass b#passes']);
    expect(judged({ ...merge, message: declaring(done('b')) })).toEqual([]);
  });

  it('breaks what a version must be, on its own', () => {
    expect(judged({ parents: [passedA, passedC], result: tree(...both.children.toReversed()) })).toEqual([
      'children-sorted root#children',
    ]);
  });

  it('loses one side of three', () => {
    const counted = changing(base, 'b', { attempts: 1 });
    expect(judged({ parents: [passedA, passedC, counted], result: both })).toEqual(['merge-lost b#attempts']);
  });
});

describe('a criss-cross merge', () => {
  it('has to satisfy one of its bases', () => {
    const bases = [passedA, base];
    expect(judged({ bases, parents: [passedA, both], result: both })).toEqual([]);
    expect(judged({ bases, parents: [passedA, passedA], result: base }).length).toBeGreaterThan(0);
    expect(judged({ bases, parents: [both, passedA], result: passedA })).toEqual(['merge-lost c#passes']);
  });
});
