import { describe, expect, it } from 'vitest';
import type { TaskNode } from '../../../../src/index.ts';
import { contractErrors } from '../../../../src/kinds/task-tree/runner/contract.ts';
import type { TreeStep } from '../../../../src/kinds/task-tree/steps/step.ts';
import { builtIn, changing, inner, node, passed, readTree, tree } from '../../../support/trees.ts';

/** `a` passed, `b` is selected and executed, `c` is planned further by `d` in decompose mode. */
const previous = tree(passed('a'), node('b', { order: 1 }), node('c', { order: 2 }));
const planning = changing(previous, 'b', { next: 'decompose' });

function errors(before: TaskNode, after: TaskNode, status: TreeStep['status'], settings = builtIn) {
  const [left, right] = [readTree(before), readTree(after)];
  if (left === null || right === null) throw new Error('both trees can be read');
  return contractErrors(left, right, { node: 'b', status, guard: 'skipped' }, settings);
}

const grown = (value: TaskNode, id: string) => changing(value, id, { children: [node('new')] });

describe('what an agent may leave behind', () => {
  it.each<[string, TaskNode, TaskNode, TreeStep['status']]>([
    ['nothing changed', previous, previous, 'done'],
    ['another goal of open work', previous, changing(previous, 'c', { goal: 'Other' }), 'retry'],
    ['open work removed', previous, tree(passed('a'), node('b', { order: 1 })), 'done'],
    [
      'marks and counters of open nodes',
      previous,
      changing(previous, 'c', { passes: true, attempts: 2 }),
      'done',
    ],
    ['a planned node with children', planning, grown(planning, 'b'), 'decomposed'],
    [
      'a new node with children of its own',
      planning,
      changing(planning, 'b', { children: [inner('x', [node('y')])] }),
      'decomposed',
    ],
  ])('%s', (_, before, after, status) => {
    expect(errors(before, after, status)).toBeUndefined();
  });
});

describe('what breaks the contract, in its literal words', () => {
  it.each<[string, TaskNode, TaskNode, TreeStep['status'], string]>([
    [
      'children in execute mode',
      previous,
      grown(previous, 'b'),
      'done',
      "node 'b' gained new children: new; status=done but selected node 'b' gained children (prev=0, next=1)",
    ],
    [
      'children elsewhere, while planning',
      planning,
      grown(grown(planning, 'b'), 'c'),
      'decomposed',
      "node 'c' gained new children: new",
    ],
    [
      'decomposed in execute mode',
      previous,
      grown(previous, 'b'),
      'decomposed',
      "status=decomposed but selected node 'b' has next=execute",
    ],
    [
      'decomposed without children',
      planning,
      planning,
      'decomposed',
      "status=decomposed but selected node 'b' did not gain children (prev=0, next=0)",
    ],
    [
      'the selected node dropped',
      previous,
      tree(passed('a'), node('c', { order: 2 })),
      'done',
      "selected node 'b' missing in next tree",
    ],
    [
      'a passed node dropped',
      previous,
      tree(node('b', { order: 1 }), node('c', { order: 2 })),
      'done',
      "immutability failed: passed node 'a' missing in next tree",
    ],
    [
      'a passed node edited',
      previous,
      changing(previous, 'a', { goal: 'Less' }),
      'done',
      "immutability failed: passed node 'a' changed in next tree",
    ],
    [
      'a passed node reopened',
      previous,
      changing(previous, 'a', { passes: false }),
      'retry',
      "immutability failed: passed node 'a' changed in next tree",
    ],
    [
      'everything at once, additions first, then immutability, then the status',
      tree(passed('a'), passed('a2', { order: 1 }), node('b', { order: 2 })),
      tree(node('b', { order: 2, children: [node('new')] })),
      'retry',
      "node 'b' gained new children: new; immutability failed: passed node 'a' missing in next tree; passed node 'a2' missing in next tree; status=retry but selected node 'b' gained children (prev=0, next=1)",
    ],
  ])('%s', (_, before, after, status, expected) => {
    expect(errors(before, after, status)).toBe(expected);
  });

  it('a move of open work is an addition, unless the configuration allows it', () => {
    const before = tree(node('b'), inner('c', [node('d')], { order: 1 }));
    const after = changing(changing(before, 'c', { children: [] }), 'root', {
      children: [node('b'), node('c', { order: 1, next: 'decompose' }), node('d', { order: 2 })],
    });
    expect(errors(before, after, 'done')).toBe("node 'root' gained new children: d");
    const rules = new Map([['task-tree/child-additions', { options: { moves: 'allow' } }]]);
    expect(errors(before, after, 'done', { ...builtIn, rules })).toBeUndefined();
  });
});
