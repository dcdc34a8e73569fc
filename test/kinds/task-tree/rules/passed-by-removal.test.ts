import { describe, expect, it } from 'vitest';
import {
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/passed-by-removal';
const message = (path: string, nodes: string) =>
  `${path}: passes turned true when open work below it was removed: ${nodes}`;

describe(rule, () => {
  it.each([
    [
      'the open sibling of a passed node',
      tree(passed('a'), node('b')),
      tree(passed('a')),
      [message('root', 'b')],
    ],
    [
      'several, sorted',
      tree(passed('a'), node('b'), node('c')),
      tree(passed('a')),
      [message('root', 'b, c')],
    ],
    [
      'a grandchild',
      tree(inner('a', [passed('x'), node('y')]), node('b')),
      tree(inner('a', [passed('x')]), node('b')),
      [message('root/a', 'y')],
    ],
    [
      'all that was below an inner node',
      tree(passed('a'), inner('b', [node('x'), node('y')])),
      tree(passed('a')),
      [message('root', 'b, x, y')],
    ],
  ])('warns where %s was removed', (_, before, after, messages) => {
    expect(messagesOf(rule, { before, after, message: '' })).toEqual(messages);
    expect(messagesOf(rule, { before, after, granularity: 'squash' })).toEqual(messages);
  });

  it.each([
    ['the parent stays open', tree(passed('a'), node('b'), node('c')), tree(passed('a'), node('b'))],
    ['the last open child passed', tree(passed('a'), node('b')), tree(passed('a'), passed('b'))],
    [
      'the open node was removed elsewhere',
      tree(inner('a', [node('x')]), inner('b', [node('y'), node('z')])),
      tree(inner('a', [passed('x')]), inner('b', [node('y')])),
    ],
  ])('is silent where %s', (_, before, after) => {
    expect(messagesOf(rule, { before, after, step: done('b') })).toEqual([]);
  });

  it('is a warning and all there is: open nodes may be removed', () => {
    const after = tree(passed('a'));
    const transition = { before: tree(passed('a'), node('b')), after, message: '' };
    expect(ruleIds(transition)).toEqual(['passed-by-removal']);
    const finding = findingOf(rule, transition);
    expect(finding).toMatchObject({ severity: 'warning', subject: 'root', ...placeIn(after, '/passes') });
    expect(finding.data).toEqual({ removed: ['b'] });
    expect(finding.related).toMatchObject([{ side: 'before', pointer: '/children/1' }]);
  });
});
