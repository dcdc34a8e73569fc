import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  decomposed,
  done,
  findingOf,
  findingsOf,
  inner,
  node,
  passed,
  placeIn,
  replan,
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/selected-node';
const before = tree(passed('a'), inner('b', [node('b1'), node('b2')]), node('c'));

describe(rule, () => {
  it.each<[string, Transition, string]>([
    [
      'a passed node',
      { before, after: changing(before, 'c', { attempts: 1 }), step: done('a') },
      "'a' was not an open leaf; the runner would have selected 'b1'",
    ],
    [
      'an inner node',
      {
        before,
        after: tree(passed('a'), inner('b', [node('b1'), node('b2'), node('b3')]), node('c')),
        step: decomposed('b'),
      },
      "'b' was not an open leaf; the runner would have selected 'b1'",
    ],
    [
      'the root over open children',
      { before, after: { ...before, attempts: 1 }, step: retry('root') },
      "'root' was not an open leaf; the runner would have selected 'b1'",
    ],
    [
      'a node of a complete tree',
      { before: tree(passed('a')), after: tree(passed('a'), node('b')), step: done('a', 'skipped') },
      "'a' was not an open leaf; the tree was complete",
    ],
  ])('refuses %s', (_, transition, message) => {
    expect(findingOf(rule, transition)).toMatchObject({
      severity: 'error',
      message: expect.stringContaining(message),
    });
  });

  it.each([done('a'), retry('a'), retry('b')])('warns of a step that changed nothing: %j', (step) => {
    const [only, ...others] = findingsOf(rule, { before, after: before, step });
    expect([only?.severity, only?.messageId, others]).toEqual(['warning', 'idle', []]);
  });

  it.each([
    ['b2', "'b2' was not the leftmost open leaf; the runner would have selected 'b1'"],
    ['c', "'c' was not the leftmost open leaf; the runner would have selected 'b1'"],
  ])('warns of %s, an open leaf that was not leftmost', (id, message) => {
    const after = changing(before, id, { attempts: 1 });
    expect(findingOf(rule, { before, after, step: retry(id) })).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining(message),
    });
  });

  it.each<[string, Transition]>([
    ['the leftmost open leaf', { before, after: changing(before, 'b1', { attempts: 1 }), step: retry('b1') }],
    ['a leaf alone', { before: node('root'), after: node('root', { attempts: 1 }), step: retry('root') }],
    ['a person who replans', { before, after: before, step: replan('b') }],
  ])('accepts %s', (_, transition) => {
    expect(findingsOf(rule, transition)).toEqual([]);
  });

  it('names both nodes for programs, at the node of the step', () => {
    const after = changing(before, 'c', { attempts: 1 });
    expect(findingOf(rule, { before, after, step: retry('c') })).toMatchObject({
      subject: 'c',
      data: { node: 'c', selected: 'b1' },
      ...placeIn(after, '/children/2'),
    });
  });

  it('leaves a node that never was to task-tree/status', () => {
    expect(ruleIds({ before, after: before, step: retry('ghost') })).toEqual(['status']);
  });

  it.each(['commit', 'squash'] as const)(
    'is judged for each of several lines, after those before it (%s)',
    (granularity) => {
      const judged = (message: string, after: typeof before) =>
        ruleIds({ before, after, message, granularity });
      const both = tree(passed('a'), inner('b', [passed('b1'), passed('b2')]), node('c'));
      expect(judged(declaring(done('b1'), done('b2')), both)).toEqual([]);
      // The newest first, as git merge --squash has it.
      expect(judged(declaring(done('b2'), done('b1')), both)).toEqual([]);
      const three = tree(passed('a'), inner('b', [passed('b1'), passed('b2')]), passed('c'));
      expect(judged(declaring(done('c'), done('b1'), done('b2')), three)).toEqual(['selected-node']);
      expect(judged(declaring(done('b1'), done('b1'), done('b2')), both)).toEqual(['selected-node']);
    },
  );

  it('counts for an inferred step, too', () => {
    expect(ruleIds({ before, after: changing(before, 'b', { attempts: 1 }), message: '' })).toEqual([
      'selected-node',
    ]);
    expect(ruleIds({ before, after: changing(before, 'c', { attempts: 1 }), message: '' })).toEqual([
      'selected-node',
    ]);
  });
});
