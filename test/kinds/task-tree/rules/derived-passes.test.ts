import { describe, expect, it } from 'vitest';
import {
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/derived-passes';
const before = tree(inner('a', [node('x'), node('y')]), node('b'));
const under = (children: ReturnType<typeof node>[], passes: boolean) =>
  tree(inner('a', children, { passes }), node('b'));

describe(rule, () => {
  it.each([
    [
      'passes over an open child',
      under([passed('x'), node('y')], true),
      'root/a: passes is true, but these children do not pass: y',
    ],
    [
      'passes over open children',
      under([node('x'), node('y')], true),
      'root/a: passes is true, but these children do not pass: x, y',
    ],
    [
      'is open over passed children',
      under([passed('x'), passed('y')], false),
      'root/a: passes is false, but all its children pass',
    ],
  ])('refuses an inner node that %s', (_, after, message) => {
    expect(findingOf(rule, { before, after, granularity: 'squash' })).toMatchObject({
      message,
      severity: 'error',
      subject: 'a#passes',
      ...placeIn(after, '/children/0/passes'),
    });
  });

  it.each([
    ['an inner node that follows its children', under([passed('x'), passed('y')], true)],
    ['a leaf that passed', tree(inner('a', [node('x'), node('y')]), passed('b'))],
    ['an inner node that became a leaf', tree(passed('a', { next: 'decompose' }), node('b'))],
  ])('accepts %s', (_, after) => {
    expect(messagesOf(rule, { before, after, granularity: 'squash' })).toEqual([]);
  });

  it('is silent about what was wrong at the base already', () => {
    const wrong = under([node('x'), node('y')], true);
    expect(messagesOf(rule, { before: wrong, after: wrong, granularity: 'squash' })).toEqual([]);
  });

  it('leaves a single commit to state-update', () => {
    expect(ruleIds({ before, after: under([node('x'), node('y')], true), message: '' })).toEqual([
      'state-update',
    ]);
  });
});
