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
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/child-additions';
const before = tree(inner('a', [node('a1', { next: 'decompose' })]), inner('b', [node('b1')]));
const gained = (id: string, ...children: string[]) =>
  `node '${id}' gained new children: ${children.join(', ')}`;

describe(rule, () => {
  it.each([
    [
      'a done node',
      done('a1', 'skipped'),
      tree(inner('a', [inner('a1', [node('x')])]), inner('b', [node('b1')])),
      [gained('a1', 'x')],
    ],
    [
      'a retried node',
      retry('a1'),
      tree(inner('a', [inner('a1', [node('x')], { attempts: 1 })]), inner('b', [node('b1')])),
      [gained('a1', 'x')],
    ],
    [
      'a sibling of the decomposed node',
      decomposed('a1'),
      tree(inner('a', [inner('a1', [node('x')])]), inner('b', [node('b1'), node('b2')])),
      [gained('b', 'b2')],
    ],
    [
      'the parent of the decomposed node',
      decomposed('a1'),
      tree(inner('a', [inner('a1', [node('x')]), node('a2')]), inner('b', [node('b1')])),
      [gained('a', 'a2')],
    ],
    [
      'the root',
      decomposed('a1'),
      tree(inner('a', [inner('a1', [node('x')])]), inner('b', [node('b1')]), node('c')),
      [gained('root', 'c')],
    ],
    [
      'the new parent of an open node that moved',
      done('a1', 'skipped'),
      tree(inner('a', [node('a1', { next: 'decompose' }), node('b1')]), inner('b', [])),
      [gained('a', 'b1')],
    ],
    [
      'a node that also lost a child',
      done('a1', 'skipped'),
      tree(inner('a', [node('a1', { next: 'decompose' })]), inner('b', [node('b2')])),
      [gained('b', 'b2')],
    ],
    [
      'several nodes, sorted by id',
      done('a1', 'skipped'),
      tree(inner('a', [node('a0'), node('a1', { next: 'decompose' })]), inner('b', [node('b1'), node('b2')])),
      [gained('a', 'a0'), gained('b', 'b2')],
    ],
  ])('refuses new children of %s', (_, step, after, messages) => {
    expect(messagesOf(rule, { before, after, step }).sort()).toEqual(messages);
  });

  it.each<[string, Transition, string]>([
    ['a new root over the old one', { before, after: inner('roof', [before, node('a2')]) }, 'roof'],
    ['another plan', { before, after: inner('plan', [node('x'), node('y')]) }, 'plan'],
    ['the root under another id', { before, after: { ...before, id: 'root2' } }, 'root2'],
    ['a child in the place of the root', { before, after: inner('b', [node('b1')]) }, 'b'],
    [
      'a new root in a declared step',
      {
        before,
        after: inner('roof', [tree(inner('a', [inner('a1', [node('x')])]), inner('b', [node('b1')]))]),
        step: decomposed('a1'),
      },
      'roof',
    ],
  ])('refuses %s', (_, transition, root) => {
    expect(messagesOf(rule, { message: '', ...transition })).toEqual([gained('<root>', root)]);
  });

  it('sorts the ids by code point', () => {
    const after = tree(
      inner('a', [
        node('Z'),
        node('a1', { next: 'decompose' }),
        node('b9'),
        node('\uffff'),
        node('\u{10000}'),
      ]),
      inner('b', [node('b1')]),
    );
    expect(messagesOf(rule, { before, after, step: done('a1', 'skipped') })).toEqual([
      gained('a', 'Z', 'b9', '\uffff', '\u{10000}'),
    ]);
  });

  it.each<[string, Transition]>([
    [
      'the decomposed node gains children',
      {
        before,
        after: tree(inner('a', [inner('a1', [node('x')])]), inner('b', [node('b1')])),
        step: decomposed('a1'),
      },
    ],
    [
      'new children have children of their own',
      {
        before,
        after: tree(inner('a', [inner('a1', [inner('x', [node('y')])])]), inner('b', [node('b1')])),
        step: decomposed('a1'),
      },
    ],
    [
      'children are removed',
      {
        before,
        after: tree(inner('a', [node('a1', { next: 'decompose' })]), inner('b', [])),
        step: done('a1', 'skipped'),
      },
    ],
    ['the tree is new', { before: null, after: before, message: '' }],
  ])('is silent where %s', (_, transition) => {
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('is an error at the list that grew, and names what it gained', () => {
    const after = tree(inner('a', [node('a1', { next: 'decompose' })]), inner('b', [node('b1'), node('b2')]));
    const finding = findingOf(rule, { before, after, step: done('a1', 'skipped') });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'b#children',
      ...placeIn(after, '/children/1/children'),
    });
    expect(finding.data).toEqual({ gained: ['b2'] });
  });

  it('moves: allow lets open nodes change their parent, and nothing else', () => {
    const options = { rules: { [rule]: ['error', { moves: 'allow' }] as const } };
    const moved = tree(inner('a', [node('a1', { next: 'decompose' }), node('b1')]), inner('b', []));
    expect(messagesOf(rule, { before, after: moved, step: done('a1', 'skipped'), options })).toEqual([]);
    const added = tree(
      inner('a', [node('a1', { next: 'decompose' }), node('b1'), node('new')]),
      inner('b', []),
    );
    expect(messagesOf(rule, { before, after: added, step: done('a1', 'skipped'), options })).toEqual([
      gained('a', 'new'),
    ]);
  });

  it('is judged in the net only where several lines declare what happened', () => {
    const after = tree(
      inner('a', [node('a1', { next: 'decompose', attempts: 1 })]),
      inner('b', [node('b1'), node('b2')]),
    );
    const net = { before, after, granularity: 'squash' } as const;
    expect(ruleIds({ ...net, message: 'squashed' })).toEqual([]);
    expect(ruleIds({ ...net, message: declaring(done('a1', 'fail'), done('a1', 'skipped')) })).toEqual([
      'child-additions',
    ]);
  });

  it('does not grant a passed node any child, whoever is decomposed', () => {
    const old = tree(passed('a'), node('b', { next: 'decompose' }));
    const after = tree(inner('a', [passed('x')], { next: 'execute' }), inner('b', [node('y')]));
    const rules = ruleIds({ before: old, after, step: decomposed('b') });
    expect(rules).toContain('child-additions');
    expect(rules).toContain('immutability');
  });
});
