import { describe, expect, it } from 'vitest';
import {
  declaring,
  done,
  findingOf,
  findingsOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  retry,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/initial';

describe(rule, () => {
  it.each([
    ['a passed leaf', tree(passed('a'), node('b')), ['root/a: passes is true in a new tree']],
    ['a counted attempt', tree(node('a', { attempts: 2 })), ['root/a: attempts is 2 in a new tree']],
    [
      'a passed inner node',
      tree(inner('a', [node('x')], { passes: true }), node('b')),
      ['root/a: passes is true in a new tree'],
    ],
    [
      'both, on every node',
      tree(passed('a', { attempts: 1 })),
      [
        'root: passes is true in a new tree',
        'root/a: passes is true in a new tree',
        'root/a: attempts is 1 in a new tree',
      ],
    ],
  ])('refuses %s', (_, after, messages) => {
    expect(messagesOf(rule, { before: null, after, message: '' })).toEqual(messages);
  });

  it.each([
    ['an untouched tree', null, tree(node('a'), inner('b', [node('c')]))],
    [
      'a tree that was there before',
      tree(passed('a'), node('b')),
      tree(passed('a'), node('b', { title: 'x' })),
    ],
  ])('accepts %s', (_, before, after) => {
    expect(ruleIds({ before, after, message: '' })).toEqual([]);
  });

  it('is an error at the field', () => {
    const after = tree(node('a', { attempts: 2 }));
    expect(findingOf(rule, { before: null, after })).toMatchObject({
      severity: 'error',
      subject: 'a#attempts',
      ...placeIn(after, '/children/0/attempts'),
    });
  });

  it('is not judged where several lines declare what happened since', () => {
    const after = tree(passed('a'), node('b', { attempts: 1 }));
    expect(findingsOf(rule, { before: null, after, message: declaring(done('a'), retry('b')) })).toEqual([]);
    expect(findingsOf(rule, { before: null, after, message: declaring(done('a')) })).toHaveLength(2);
  });

  it('is not judged in the net', () => {
    expect(ruleIds({ before: null, after: tree(passed('a'), node('b')), granularity: 'squash' })).toEqual([]);
  });

  it('judges a tree whose previous version cannot be read', () => {
    expect(ruleIds({ before: '{', after: tree(passed('a'), node('b')), message: '' })).toEqual([
      'initial',
      'state-file/unreadable',
    ]);
  });
});
