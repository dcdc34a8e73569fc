import { describe, expect, it } from 'vitest';
import {
  changing,
  findingOf,
  findingsOf,
  messagesOf,
  node,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/max-attempts';

describe(rule, () => {
  it.each([
    ['a leaf', tree(node('a', { max_attempts: 0 })), ['root/a: max_attempts must be > 0']],
    ['the root', { ...tree(node('a')), max_attempts: 0 }, ['root: max_attempts must be > 0']],
    [
      'several nodes, each by its path',
      tree(node('a', { max_attempts: 0 }), node('b', { max_attempts: 0 })),
      ['root/a: max_attempts must be > 0', 'root/b: max_attempts must be > 0'],
    ],
  ])('finds %s', (_, after, messages) => {
    expect(messagesOf(rule, { before: null, after })).toEqual(messages);
  });

  it.each([1, 2, Number.MAX_SAFE_INTEGER])('accepts %d', (limit) => {
    expect(ruleIds({ before: null, after: tree(node('a', { max_attempts: limit })) })).toEqual([]);
  });

  it('is an error at the field', () => {
    const after = tree(node('a', { max_attempts: 0 }));
    const finding = findingOf(rule, { before: null, after });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'a#max_attempts',
      ...placeIn(after, '/children/0/max_attempts'),
    });
  });

  it('is reported beside attempts-bound where both are breached', () => {
    const before = tree(node('a', { attempts: 1 }));
    const after = changing(before, 'a', { max_attempts: 0 });
    expect(ruleIds({ before, after, message: '' })).toEqual(['attempts-bound', 'max-attempts']);
  });

  it('leaves a limit of the wrong type to the schema', () => {
    const after = JSON.stringify(tree(node('a'))).replace(
      '"max_attempts":3,"children":[]',
      '"max_attempts":"0","children":[]',
    );
    expect(findingsOf(rule, { before: null, after })).toEqual([]);
  });
});
