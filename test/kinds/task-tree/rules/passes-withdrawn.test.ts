import { describe, expect, it } from 'vitest';
import {
  changing,
  findingOf,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/passes-withdrawn';
const before = tree(passed('a'), node('b'));
const after = changing(before, 'a', { passes: false });
const alone = { rules: { 'task-tree/immutability': 'off' } } as const;

describe(rule, () => {
  it('refuses a pass that went back', () => {
    expect(findingOf(rule, { before, after, granularity: 'squash', options: alone })).toMatchObject({
      message: 'root/a: passes went back from true to false',
      severity: 'error',
      subject: 'a#passes',
      ...placeIn(after, '/children/0/passes'),
    });
  });

  it('is not said twice: immutability names the node already', () => {
    expect(ruleIds({ before, after, granularity: 'squash' })).toEqual(['immutability']);
  });

  it.each([
    ['a pass that stands', changing(before, 'b', { title: 'x' })],
    ['a new pass', changing(before, 'b', { passes: true })],
    ['a node that is gone', tree(node('b'))],
  ])('is silent about %s', (_, next) => {
    expect(messagesOf(rule, { before, after: next, granularity: 'squash', options: alone })).toEqual([]);
  });

  it('is about the net only', () => {
    expect(messagesOf(rule, { before, after, message: '', options: alone })).toEqual([]);
  });
});
