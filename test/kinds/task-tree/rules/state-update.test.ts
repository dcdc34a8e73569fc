import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  decomposed,
  done,
  findingOf,
  findingsOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  retry,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/state-update';
const before = tree(node('a', { attempts: 1 }), node('b'));
const wrong = (path: string, field: string, expected: unknown, actual: unknown) =>
  `${path}: ${field} must be ${expected} after this step, found ${actual}`;

describe(rule, () => {
  it.each<[string, Transition, string[]]>([
    [
      'done and pass that did not pass',
      { before, after: before, step: done('a') },
      [wrong('root/a', 'passes', true, false)],
    ],
    [
      'done and pass that also counted',
      { before, after: changing(before, 'a', { passes: true, attempts: 2 }), step: done('a') },
      [wrong('root/a', 'attempts', 1, 2)],
    ],
    [
      'done and fail that did not count',
      { before, after: before, step: done('a', 'fail') },
      [wrong('root/a', 'attempts', 2, 1)],
    ],
    [
      'done and fail that passed',
      { before, after: changing(before, 'a', { passes: true, attempts: 2 }), step: done('a', 'fail') },
      [wrong('root/a', 'passes', false, true)],
    ],
    [
      'done and skipped that counted',
      { before, after: changing(before, 'a', { attempts: 2 }), step: done('a', 'skipped') },
      [wrong('root/a', 'attempts', 1, 2)],
    ],
    [
      'retry that reset the counter',
      { before, after: changing(before, 'a', { attempts: 0 }), step: retry('a') },
      [wrong('root/a', 'attempts', 2, 0)],
    ],
    [
      'a step that counted on another node',
      { before, after: changing(before, 'b', { attempts: 1 }), step: done('a', 'skipped') },
      [wrong('root/b', 'attempts', 0, 1)],
    ],
    [
      'a new node that has passed and counted already',
      {
        before: tree(node('a', { next: 'decompose' })),
        after: tree({ ...inner('a', [passed('x', { attempts: 2 })]), passes: true }),
        step: decomposed('a'),
      },
      [wrong('root/a/x', 'passes', false, true), wrong('root/a/x', 'attempts', 0, 2)],
    ],
    [
      'an inner node that passes over an open child',
      { before, after: { ...changing(before, 'a', { attempts: 2 }), passes: true }, step: retry('a') },
      [wrong('root', 'passes', false, true)],
    ],
    [
      'an inner node that does not follow its children',
      { before: tree(node('a')), after: { ...tree(passed('a')), passes: false }, step: done('a') },
      [wrong('root', 'passes', true, false)],
    ],
  ])('refuses %s', (_, transition, messages) => {
    expect(messagesOf(rule, transition)).toEqual(messages);
  });

  it.each<[string, Transition]>([
    ['done and pass', { before, after: changing(before, 'a', { passes: true }), step: done('a') }],
    ['done and fail', { before, after: changing(before, 'a', { attempts: 2 }), step: done('a', 'fail') }],
    ['done and skipped', { before, after: before, step: done('a', 'skipped') }],
    ['retry', { before, after: changing(before, 'a', { attempts: 2 }), step: retry('a') }],
    [
      'decomposed',
      {
        before: tree(node('a', { next: 'decompose' })),
        after: tree(inner('a', [node('x')])),
        step: decomposed('a'),
      },
    ],
    [
      'the last leaf, which passes every ancestor',
      { before: tree(inner('a', [node('x')])), after: tree(inner('a', [passed('x')])), step: done('x') },
    ],
    [
      'a new open child, which opens its ancestors',
      {
        before: tree(passed('a'), node('b', { next: 'decompose' })),
        after: tree(passed('a'), inner('b', [node('c')])),
        step: decomposed('b'),
      },
    ],
    [
      'retry at the limit, which saturates',
      { before: tree(node('a', { attempts: 3 })), after: tree(node('a', { attempts: 3 })), step: retry('a') },
    ],
    [
      'a step that edits open nodes',
      {
        before,
        after: changing(changing(before, 'a', { attempts: 2 }), 'b', { title: 'x' }),
        step: retry('a'),
      },
    ],
  ])('accepts %s', (_, transition) => {
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('is an error for each wrong field, with path, field, expected and actual', () => {
    const after = changing(before, 'a', { attempts: 0 });
    const finding = findingOf(rule, { before, after, step: retry('a') });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'a#attempts',
      ...placeIn(after, '/children/0/attempts'),
    });
    expect(finding.data).toEqual({ path: 'root/a', field: 'attempts', expected: 2, actual: 0 });
    expect(finding.related).toMatchObject([{ side: 'before', pointer: '/children/0/attempts' }]);
  });

  it.each(['next', 'max_attempts'] as const)(
    'leaves %s to the agent, unless the configuration gives it to the runner',
    (field) => {
      const after = changing(before, 'b', field === 'next' ? { next: 'decompose' } : { max_attempts: 2 });
      expect(messagesOf(rule, { before, after, step: done('a', 'skipped') })).toEqual([]);
      const owned = findingOf(rule, {
        before,
        after,
        step: done('a', 'skipped'),
        options: { runnerOwned: [field] },
      });
      expect(owned.subject).toBe(`b#${field}`);
    },
  );

  it('does not report what immutability names', () => {
    const old = tree(passed('a', { attempts: 1 }), node('b'));
    const after = changing(old, 'a', { passes: false, attempts: 0 });
    expect(messagesOf(rule, { before: old, after, step: done('b', 'skipped') })).toEqual([]);
  });

  it('shows the rows that would have fitted where nothing was declared', () => {
    const after = changing(before, 'a', { attempts: 3 });
    const finding = findingOf(rule, { before, after, message: '' });
    expect(finding.data).toMatchObject({ declared: false });
    expect(finding.data?.legalMoves).toContain(
      'node=a status=done guard=fail: passes false → false, attempts 1 → 2',
    );
  });

  it('is judged in the net where several lines declare what happened, and only there', () => {
    const after = changing(before, 'a', { attempts: 3 });
    const net = { before, after, granularity: 'squash' } as const;
    expect(findingsOf(rule, { ...net, message: 'squashed' })).toEqual([]);
    expect(findingsOf(rule, { ...net, message: declaring(retry('a'), retry('a')) })).toEqual([]);
    const messages = messagesOf(rule, { ...net, message: declaring(retry('a'), done('a', 'skipped')) });
    expect(messages).toEqual([wrong('root/a', 'attempts', 2, 3)]);
  });
});
