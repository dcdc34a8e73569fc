import { describe, expect, it } from 'vitest';
import { selectNode } from '../../../src/index.ts';
import { inner, node, passed, tree } from '../../support/trees.ts';
import { unwrapped } from '../../support/unwrapped.ts';

describe('selectNode', () => {
  it.each([
    ['the first leaf', tree(node('a'), node('b')), 'root/a'],
    ['past passed leaves', tree(passed('a'), node('b')), 'root/b'],
    ['depth first', tree(inner('a', [passed('x'), inner('y', [node('z')])]), node('b')), 'root/a/y/z'],
    ['past passed inner nodes', tree(inner('a', [passed('x')]), inner('b', [node('y')])), 'root/b/y'],
    ['the root, where it is a leaf', node('root'), 'root'],
    [
      'in the order of the list, whatever the ids',
      tree(node('z', { order: 1 }), node('a', { order: 2 })),
      'root/z',
    ],
  ])('selects the leftmost open leaf: %s', (_, value, path) => {
    expect(unwrapped(selectNode(value))).toEqual({
      status: 'open',
      node: path.split('/').at(-1),
      path,
      attempts: 0,
      maxAttempts: 3,
    });
  });

  it('stops at a stuck leaf rather than pass over it', () => {
    const value = tree(node('a', { attempts: 3 }), node('b'));
    expect(unwrapped(selectNode(value))).toEqual({
      status: 'stuck',
      node: 'a',
      path: 'root/a',
      attempts: 3,
      maxAttempts: 3,
    });
  });

  it.each([
    ['a passed leaf', passed('root')],
    ['a tree whose leaves all pass', tree(passed('a'), inner('b', [passed('c')]))],
  ])('selects nothing in %s', (_, value) => {
    expect(unwrapped(selectNode(value))).toEqual({ status: 'complete' });
  });
});
