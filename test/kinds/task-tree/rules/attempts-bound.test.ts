import { describe, expect, it } from 'vitest';
import { changing, findingOf, inner, messagesOf, node, placeIn, tree } from '../../../support/trees.ts';

const rule = 'task-tree/attempts-bound';

describe(rule, () => {
  it.each([
    ['a leaf', tree(node('a', { attempts: 4 })), ['root/a: attempts 4 exceeds max_attempts 3']],
    [
      'by far',
      tree(node('a', { attempts: 100, max_attempts: 1 })),
      ['root/a: attempts 100 exceeds max_attempts 1'],
    ],
    [
      'no limit',
      tree(node('a', { attempts: 1, max_attempts: 0 })),
      ['root/a: attempts 1 exceeds max_attempts 0'],
    ],
    [
      'an inner node',
      tree(inner('a', [node('b')], { attempts: 5 })),
      ['root/a: attempts 5 exceeds max_attempts 3'],
    ],
  ])('finds %s', (_, after, messages) => {
    expect(messagesOf(rule, { before: null, after })).toEqual(messages);
  });

  it.each([
    ['at the limit', { attempts: 3, max_attempts: 3 }],
    ['below it', { attempts: 2, max_attempts: 3 }],
    ['zero of zero', { attempts: 0, max_attempts: 0 }],
  ])('accepts a node %s', (_, fields) => {
    expect(messagesOf(rule, { before: null, after: tree(node('a', fields)) })).toEqual([]);
  });

  it('is an error at attempts, even where the limit was lowered', () => {
    const before = tree(node('a', { attempts: 2 }));
    const after = changing(before, 'a', { max_attempts: 1 });
    const finding = findingOf(rule, { before, after, message: '' });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'a#attempts',
      message: 'root/a: attempts 2 exceeds max_attempts 1',
      ...placeIn(after, '/children/0/attempts'),
    });
  });
});
