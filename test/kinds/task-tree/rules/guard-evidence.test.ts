import { describe, expect, it } from 'vitest';
import {
  changing,
  check,
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/guard-evidence';
const before = tree(passed('old'), node('x'), node('y'));
const after = changing(before, 'x', { passes: true });
const failure = { guard: 'failure' } as const;

describe(rule, () => {
  it.each(['commit', 'squash'] as const)(
    'refuses a declared pass while the guard fails (%s)',
    (granularity) => {
      const finding = findingOf(rule, { before, after, step: done('x'), context: failure, granularity });
      expect(finding).toMatchObject({
        message: 'root/x: passes is true, but the guard failed',
        severity: 'error',
        subject: 'x#passes',
        ...placeIn(after, '/children/1/passes'),
      });
    },
  );

  it('refuses a node that is born passed', () => {
    expect(messagesOf(rule, { before: null, after: tree(passed('x')), context: failure })).toEqual([
      'root/x: passes is true, but the guard failed',
    ]);
  });

  it.each(['success', 'skipped'] as const)('is silent when the guard says %s', (guard) => {
    expect(messagesOf(rule, { before, after, step: done('x'), context: { guard } })).toEqual([]);
  });

  it.each([
    ['nothing flipped', before, changing(before, 'x', { attempts: 1 })],
    [
      'only an inner node turned',
      tree(inner('i', [passed('a')], { passes: false }), node('z')),
      tree(inner('i', [passed('a')]), node('z')),
    ],
    ['the pass is older than the change', before, changing(before, 'y', { title: 'other' })],
  ])('is silent where %s', (_, old, next) => {
    expect(messagesOf(rule, { before: old, after: next, context: failure })).toEqual([]);
  });

  it('is listed as not judged where no guard is known', () => {
    expect(check({ before, after, step: done('x') }).notJudged).toContainEqual({
      ruleId: rule,
      needs: ['guard'],
    });
  });
});
