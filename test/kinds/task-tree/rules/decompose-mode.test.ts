import { describe, expect, it } from 'vitest';
import {
  declaring,
  decomposed,
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

const rule = 'task-tree/decompose-mode';
const leaf = (next: 'execute' | 'decompose') => tree(node('a', { next }));
const grown = (next: 'execute' | 'decompose') => tree(inner('a', [node('x')], { next }));
const message = "status=decomposed but selected node 'a' has next=execute";

describe(rule, () => {
  it.each([
    ['stays in execute mode', grown('execute')],
    ['changes its mode in the same step', grown('decompose')],
  ])('refuses a decomposition of a node that was in execute mode and %s', (_, after) => {
    expect(messagesOf(rule, { before: leaf('execute'), after, step: decomposed('a') })).toEqual([message]);
    expect(ruleIds({ before: leaf('execute'), after, message: '' })).toEqual(['decompose-mode']);
  });

  it.each([
    ['was in decompose mode', leaf('decompose'), grown('decompose')],
    ['was, and is not any more', leaf('decompose'), grown('execute')],
  ])('accepts a node that %s', (_, before, after) => {
    expect(ruleIds({ before, after, step: decomposed('a') })).toEqual([]);
  });

  it('says nothing about other statuses', () => {
    expect(messagesOf(rule, { before: leaf('execute'), after: tree(passed('a')), step: done('a') })).toEqual(
      [],
    );
  });

  it('is an error at the mode of the node', () => {
    const after = grown('execute');
    expect(findingOf(rule, { before: leaf('execute'), after, step: decomposed('a') })).toMatchObject({
      severity: 'error',
      subject: 'a',
      ...placeIn(after, '/children/0/next'),
    });
  });

  it.each(['commit', 'squash'] as const)(
    'is judged for each of several lines in granularity %s',
    (granularity) => {
      const before = tree(node('a', { next: 'decompose' }), node('b'));
      const after = tree(inner('a', [node('x')]), inner('b', [node('y')], { next: 'execute' }));
      const lines = declaring(decomposed('a'), decomposed('b'));
      expect(messagesOf(rule, { before, after, message: lines, granularity })).toEqual([
        "status=decomposed but selected node 'b' has next=execute",
      ]);
    },
  );
});
