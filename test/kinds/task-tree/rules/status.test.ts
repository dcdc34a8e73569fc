import { describe, expect, it } from 'vitest';
import {
  changing,
  decomposed,
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  retry,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/status';
const auth = (...children: ReturnType<typeof node>[]) =>
  tree(node('auth', { next: 'decompose', children }), node('z'));

describe(rule, () => {
  it.each<[string, Transition, string]>([
    [
      'decomposed without a child',
      { before: auth(), after: auth(), step: decomposed('auth') },
      "status=decomposed but selected node 'auth' did not gain children (prev=0, next=0)",
    ],
    [
      'decomposed that swaps a child',
      { before: auth(node('x')), after: auth(node('y')), step: decomposed('auth') },
      "status=decomposed but selected node 'auth' did not gain children (prev=1, next=1)",
    ],
    [
      'decomposed that drops a child',
      { before: auth(node('x'), node('y')), after: auth(node('x')), step: decomposed('auth') },
      "status=decomposed but selected node 'auth' did not gain children (prev=2, next=1)",
    ],
    [
      'done with new children',
      { before: auth(), after: auth(node('x'), node('y')), step: done('auth') },
      "status=done but selected node 'auth' gained children (prev=0, next=2)",
    ],
    [
      'retry with new children',
      { before: auth(node('x')), after: auth(node('x'), node('y')), step: retry('auth') },
      "status=retry but selected node 'auth' gained children (prev=1, next=2)",
    ],
    [
      'a node that never was',
      { before: auth(), after: auth(), step: done('ghost') },
      "selected node 'ghost' missing in prev tree",
    ],
    [
      'a node that is new',
      {
        before: auth(),
        after: tree(node('auth', { next: 'decompose' }), node('new'), node('z')),
        step: retry('new'),
      },
      "selected node 'new' missing in prev tree",
    ],
    [
      'a node that was removed',
      { before: auth(), after: tree(node('z')), step: retry('auth') },
      "selected node 'auth' missing in next tree",
    ],
  ])('refuses %s', (_, transition, message) => {
    expect(messagesOf(rule, transition)).toEqual([message]);
  });

  it.each<[string, Transition]>([
    ['decomposed with a child', { before: auth(), after: auth(node('x')), step: decomposed('auth') }],
    [
      'done without any',
      { before: auth(), after: tree(passed('auth', { next: 'decompose' }), node('z')), step: done('auth') },
    ],
    [
      'retry that drops a child',
      { before: auth(node('x'), node('y')), after: auth(node('x')), step: retry('auth') },
    ],
    [
      'children of another node',
      {
        before: tree(node('a'), node('b')),
        after: tree(node('a'), inner('b', [node('c')])),
        step: retry('a'),
      },
    ],
  ])('is silent on %s', (_, transition) => {
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('is an error at the list of children', () => {
    const after = auth(node('x'));
    expect(findingOf(rule, { before: auth(), after, step: done('auth') })).toMatchObject({
      severity: 'error',
      subject: 'auth',
      data: { status: 'done' },
      ...placeIn(after, '/children/0/children'),
    });
  });

  it('is not judged in the net', () => {
    const transition = {
      before: auth(),
      after: auth(),
      granularity: 'squash',
      step: decomposed('auth'),
    } as const;
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('also reads a step from the subject of the reference runner', () => {
    const message = 'chore(loop): run r iter 1 node auth status=decomposed guard=skipped';
    expect(
      messagesOf(rule, { before: auth(), after: changing(auth(), 'z', { title: 'x' }), message }),
    ).toEqual(["status=decomposed but selected node 'auth' did not gain children (prev=0, next=0)"]);
  });
});
