import { describe, expect, it } from 'vitest';
import { mergeFaults } from '../../src/core/merge/merge-faults.ts';
import type { TaskNode } from '../../src/index.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import { changing, node, readTree, tree } from '../support/trees.ts';

const base = tree(node('a', { attempts: 1 }), node('b'));
const a = (fields: Parameters<typeof changing>[2]) => changing(base, 'a', fields);

function faults(result: TaskNode, ...parents: TaskNode[]) {
  const found = mergeFaults(taskTree, {
    result: readTree(result),
    base: readTree(base),
    parents: parents.map(readTree),
  });
  return found.map(({ type, subject }) => `${type} ${subject}`);
}

describe('a value', () => {
  it.each<[string, TaskNode, TaskNode[], string[]]>([
    ['that one side changed is kept', a({ title: 'x' }), [a({ title: 'x' }), base], []],
    ['that one side changed is lost', base, [a({ title: 'x' }), base], ['lost a#title']],
    ['that both changed is the first', a({ title: 'x' }), [a({ title: 'x' }), a({ title: 'y' })], []],
    ['that both changed is the second', a({ title: 'y' }), [a({ title: 'x' }), a({ title: 'y' })], []],
    ['that both changed is the old one', base, [a({ title: 'x' }), a({ title: 'y' })], ['lost a#title']],
    [
      'that no side has is another',
      a({ title: 'z' }),
      [a({ title: 'x' }), a({ title: 'y' })],
      ['other a#title'],
    ],
    ['that nobody changed is another', a({ title: 'z' }), [base, base], ['other a#title']],
    ['of three sides is that of the third', a({ title: 'z' }), [base, base, a({ title: 'z' })], []],
  ])('%s', (_, result, parents, expected) => {
    expect(faults(result, ...parents)).toEqual(expected);
  });
});

describe('the done mark', () => {
  it.each<[string, TaskNode, TaskNode[], string[]]>([
    ['of one side stands', a({ passes: true }), [a({ passes: true }), base], []],
    ['of one side is lost', base, [a({ passes: true }), base], ['lost a#passes']],
    ['of nobody is made up', a({ passes: true }), [base, base], ['other a#passes']],
  ])('%s', (_, result, parents, expected) => {
    expect(faults(result, ...parents)).toEqual(expected);
  });
});

describe('a counter', () => {
  const sides = [a({ attempts: 2 }), a({ attempts: 3 })];
  it.each<[number, string[]]>([
    [1, ['lost a#attempts']],
    [2, ['lost a#attempts']],
    [3, []],
    [4, []],
    [5, ['other a#attempts']],
  ])(
    'of 1 that grew to 2 and to 3 may be the largest or up to the sum of both increments: %d',
    (attempts, expected) => {
      expect(
        faults(
          a({ attempts, max_attempts: 9 }),
          ...sides.map((side) => changing(side, 'a', { max_attempts: 9 })),
        ),
      ).toEqual(expected);
    },
  );

  it('grows with every side of an octopus', () => {
    const three = [a({ attempts: 2 }), a({ attempts: 2 }), a({ attempts: 2 })];
    expect(faults(a({ attempts: 4 }), ...three)).toEqual([]);
    expect(faults(a({ attempts: 5 }), ...three)).toEqual(['other a#attempts']);
  });
});

describe('a set', () => {
  const plus = (...ids: string[]) => tree(...base.children, ...ids.map((id) => node(id)));
  it.each<[string, TaskNode, TaskNode[], string[]]>([
    ['holds what every side added', plus('c', 'd'), [plus('c'), plus('d')], []],
    ['lost what a side added', plus('c'), [plus('c'), plus('d')], ['lost d']],
    ['is less what a side removed', tree(node('b')), [tree(node('b')), base], []],
    ['holds again what a side removed', base, [tree(node('b')), base], ['lost a']],
  ])('%s', (_, result, parents, expected) => {
    expect(faults(result, ...parents)).toEqual(expected);
  });

  it('is judged member by member where a node moved', () => {
    const inB = tree(node('b', { children: [node('a', { attempts: 1 })] }));
    expect(faults(inB, base, base)).toEqual(
      expect.arrayContaining(['other root#children~2a', 'other b#children~2a']),
    );
    expect(faults(inB, inB, base)).toEqual([]);
  });
});

describe('derived values and the order of lists', () => {
  it('are exempt', () => {
    expect(faults(tree(node('b'), node('a', { attempts: 1 })), base, base)).toEqual([]);
    const one = tree(node('a', { attempts: 1, passes: true }), node('b'));
    const two = tree(node('a', { attempts: 1 }), node('b', { passes: true }));
    expect(
      faults(tree(node('a', { attempts: 1, passes: true }), node('b', { passes: true })), one, two),
    ).toEqual([]);
  });
});
