import { describe, expect, it } from 'vitest';
import {
  findingOf,
  findingsOf,
  inner,
  messagesOf,
  node,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/unique-ids';

describe(rule, () => {
  it.each([
    ['a sibling', tree(node('a'), node('a')), ["duplicate id 'a' at root/a"]],
    ['a descendant', tree(inner('a', [node('a')])), ["duplicate id 'a' at root/a/a"]],
    ['the root', tree(node('root')), ["duplicate id 'root' at root/root"]],
    ['a cousin', tree(inner('a', [node('x')]), inner('b', [node('x')])), ["duplicate id 'x' at root/b/x"]],
    [
      'three of a kind: at the second and each later occurrence',
      tree(inner('a', [node('x')]), inner('b', [node('x')]), node('x')),
      ["duplicate id 'x' at root/b/x", "duplicate id 'x' at root/x"],
    ],
    [
      'two pairs, depth first',
      tree(inner('a', [node('x'), node('y')]), inner('b', [node('x'), node('y')])),
      ["duplicate id 'x' at root/b/x", "duplicate id 'y' at root/b/y"],
    ],
  ])('finds %s', (_, after, messages) => {
    expect(messagesOf(rule, { before: null, after })).toEqual(messages);
  });

  it.each([
    ['another case', tree(node('A'), node('a'))],
    ['another normal form', tree(node('e\u0301'), node('\u00e9'))],
    ['trailing white space', tree(node('a'), node('a '))],
    ['the same title', tree(node('a'), node('b', { title: 'Title of a' }))],
  ])('takes %s for another id', (_, after) => {
    expect(ruleIds({ before: null, after })).toEqual([]);
  });

  it('is an error at the id of the later occurrence', () => {
    const after = tree(node('a'), node('a'));
    const finding = findingOf(rule, { before: null, after });
    expect(finding).toMatchObject({ severity: 'error', side: 'after', ...placeIn(after, '/children/1/id') });
  });

  it('counts occurrences, so that each is a finding of its own', () => {
    const findings = findingsOf(rule, { before: null, after: tree(node('a'), node('a'), node('a')) });
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it('is silent about a duplicate that was there before', () => {
    const twins = tree(node('a'), node('a'), node('b'));
    const after = tree(node('a'), node('a'), node('b', { title: 'new' }));
    expect(messagesOf(rule, { before: twins, after, message: '' })).toEqual([]);
  });
});
