import { describe, expect, it } from 'vitest';
import { findingOf, inner, node, passed, ruleIds, tree } from '../../../support/trees.ts';

const rule = 'task-tree/rotation';
const finished = tree(passed('a'));
const fresh = inner('plan-2', [node('x'), node('y')]);
const allow = { rotation: 'allow' } as const;

describe(rule, () => {
  it.each(['commit', 'squash'] as const)(
    'notes that a finished tree made room for a new one (%s)',
    (granularity) => {
      const transition = { before: finished, after: fresh, message: '', options: allow, granularity };
      expect(ruleIds(transition)).toEqual(['rotation']);
      expect(findingOf(rule, transition)).toMatchObject({
        message: "a new tree 'plan-2' with 3 nodes replaced a finished one",
        severity: 'note',
        subject: 'plan-2',
        pointer: '',
      });
    },
  );

  it('is refused unless the configuration allows it: a tree whose root passed is frozen', () => {
    expect(ruleIds({ before: finished, after: fresh, message: '' })).toEqual([
      'immutability',
      'immutability',
    ]);
  });

  it.each([
    ['the old tree is not finished', tree(passed('a'), node('b')), fresh],
    ['the new tree has a pass', finished, inner('plan-2', [passed('x'), node('y')])],
    ['the new tree has an attempt', finished, inner('plan-2', [node('x', { attempts: 1 })])],
  ])('is no rotation where %s', (_, before, after) => {
    const rules = ruleIds({ before, after, message: '', options: allow });
    expect(rules).toContain('immutability');
    expect(rules).not.toContain('rotation');
  });
});
