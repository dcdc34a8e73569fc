import { describe, expect, it } from 'vitest';
import { findingOf, inner, messagesOf, node, placeIn, ruleIds, tree } from '../../../support/trees.ts';

const rule = 'task-tree/children-sorted';
const message = 'root: children must be sorted by (order,id)';

describe(rule, () => {
  it.each([
    ['ids', tree(node('b'), node('a'))],
    ['orders', tree(node('a', { order: 2 }), node('b', { order: 1 }))],
    ['negative orders', tree(node('a', { order: 0 }), node('b', { order: -1 }))],
    [
      'the ends of the range of integers',
      tree(node('a', { order: Number.MAX_SAFE_INTEGER }), node('b', { order: Number.MIN_SAFE_INTEGER })),
    ],
    ['the last two of three', tree(node('a'), node('c'), node('b'))],
    ['capitals after small letters', tree(node('a'), node('B'))],
    ['10 after 9: ids are texts', tree(node('9'), node('10'))],
    ['an id before one that begins it', tree(node('ab'), node('a'))],
    ['U+10000 before U+FFFF: code points, not UTF-16 code units', tree(node('\u{10000}'), node('\uffff'))],
  ])('finds %s', (_, after) => {
    expect(messagesOf(rule, { before: null, after })).toEqual([message]);
  });

  it.each([
    ['no child', node('root')],
    ['one child', tree(node('a'))],
    ['sorted ids', tree(node('B'), node('a'), node('ab'))],
    ['sorted orders over unsorted ids', tree(node('b', { order: -1 }), node('a', { order: 3 }))],
    ['equal orders, sorted ids', tree(node('a', { order: 7 }), node('b', { order: 7 }))],
    ['U+FFFF before U+10000', tree(node('\uffff'), node('\u{10000}'))],
    ['two astral ids', tree(node('\u{1F600}'), node('\u{1F601}'))],
  ])('accepts %s', (_, after) => {
    expect(ruleIds({ before: null, after })).toEqual([]);
  });

  it('is one error for each list, however unsorted, at the list', () => {
    const after = tree(inner('a', [node('z'), node('y'), node('x')]));
    expect(findingOf(rule, { before: null, after })).toMatchObject({
      message: 'root/a: children must be sorted by (order,id)',
      severity: 'error',
      subject: 'a#children',
      ...placeIn(after, '/children/0/children'),
    });
  });

  it('is all there is to say about a list that was only reordered', () => {
    expect(
      ruleIds({ before: tree(node('a'), node('b')), after: tree(node('b'), node('a')), message: '' }),
    ).toEqual(['children-sorted']);
  });
});
