import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  decomposed,
  done,
  findingsOf,
  inner,
  node,
  passed,
  pretty,
  replan,
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const before = tree(node('a', { next: 'decompose' }), node('b'));
const worked = tree(inner('a', [passed('a1'), node('a2', { attempts: 1 })]), node('b'));
const lines = declaring(decomposed('a'), done('a1'), retry('a2'));

describe.each(['commit', 'squash'] as const)(
  'several Agent-Step lines, replayed in granularity %s',
  (granularity) => {
    const judged = (transition: Omit<Transition, 'granularity'>) => ruleIds({ ...transition, granularity });

    it.each<[string, Transition]>([
      [
        'one node after another',
        {
          before,
          after: tree(passed('a', { next: 'decompose' }), passed('b')),
          message: declaring(done('a'), done('b')),
        },
      ],
      [
        'one node again and again',
        {
          before,
          after: changing(before, 'a', { attempts: 2, passes: true }),
          message: declaring(retry('a'), done('a', 'fail'), done('a')),
        },
      ],
      ['decomposed, then work on the new children', { before, after: worked, message: lines }],
      [
        'decomposed, and a new child decomposed',
        {
          before,
          after: tree(inner('a', [inner('a1', [passed('x')])]), node('b')),
          message: declaring(decomposed('a'), decomposed('a1'), done('x')),
        },
      ],
      [
        'a line that changes nothing',
        {
          before,
          after: changing(before, 'a', { attempts: 1 }),
          message: declaring(done('a', 'skipped'), retry('a')),
        },
      ],
      [
        'a tree added together with its steps',
        {
          before: null,
          after: tree(passed('a'), node('b', { attempts: 1 })),
          message: declaring(done('a'), retry('b')),
        },
      ],
      ['a tree added, decomposed and worked on', { before: null, after: worked, message: lines }],
      [
        'the newest first, as git merge --squash writes them',
        { before, after: worked, message: declaring(retry('a2'), done('a1'), decomposed('a')) },
      ],
      [
        'the newest first, of a tree added together with its steps',
        { before: null, after: worked, message: declaring(retry('a2'), done('a1'), decomposed('a')) },
      ],
      [
        'an attempt before the limit, the newest first',
        {
          before: tree(node('a', { attempts: 2 })),
          after: tree(passed('a', { attempts: 2 })),
          message: declaring(done('a')),
        },
      ],
      [
        'a pass after retries, the newest first',
        {
          before,
          after: changing(before, 'a', { attempts: 2, passes: true }),
          message: declaring(done('a'), done('a', 'fail'), retry('a')),
        },
      ],
    ])('accept %s', (_, transition) => {
      expect(judged(transition)).toEqual([]);
    });

    it.each<[string, Transition, string[]]>([
      [
        'a counter nobody declared',
        { before, after: changing(worked, 'b', { attempts: 1 }), message: lines },
        ['state-update'],
      ],
      [
        'a pass too many',
        { before, after: changing(worked, 'b', { passes: true }), message: lines },
        ['state-update'],
      ],
      [
        'a line without its effect',
        { before, after: changing(worked, 'a2', { attempts: 0 }), message: lines },
        ['state-update'],
      ],
      [
        'children of a node that no line decomposed',
        {
          before,
          after: tree(inner('a', [passed('a1'), node('a2', { attempts: 1 })]), inner('b', [node('b1')])),
          message: lines,
        },
        ['child-additions'],
      ],
      [
        'another order than the runner selects',
        { before, after: worked, message: declaring(decomposed('a'), retry('a2'), done('a1')) },
        ['selected-node'],
      ],
      [
        'a line on the node that was decomposed',
        {
          before,
          after: changing(worked, 'a', { attempts: 1 }),
          message: declaring(decomposed('a'), retry('a'), done('a1'), retry('a2')),
        },
        ['selected-node'],
      ],
      [
        'lines that are legal in a third order only',
        { before, after: worked, message: declaring(done('a1'), decomposed('a'), retry('a2')) },
        ['selected-node'],
      ],
      [
        'the newest first with a counter nobody declared',
        {
          before,
          after: changing(worked, 'b', { attempts: 1 }),
          message: declaring(retry('a2'), done('a1'), decomposed('a')),
        },
        ['selected-node', 'state-update'],
      ],
      [
        'a second pass',
        { before, after: worked, message: declaring(decomposed('a'), done('a1'), done('a1'), retry('a2')) },
        ['selected-node'],
      ],
      [
        'an attempt past the limit',
        {
          before: tree(node('a', { attempts: 2 })),
          after: tree(node('a', { attempts: 3 })),
          message: declaring(retry('a'), retry('a')),
        },
        ['stuck-node'],
      ],
      [
        'a tree added with another state',
        {
          before: null,
          after: tree(passed('a'), node('b', { attempts: 2 })),
          message: declaring(done('a'), retry('b')),
        },
        ['state-update'],
      ],
      [
        'a passed node touched',
        {
          before: tree(passed('z'), node('zz')),
          after: tree(passed('z', { title: 'x' }), node('zz', { attempts: 2 })),
          message: declaring(retry('zz'), retry('zz')),
        },
        ['immutability'],
      ],
    ])('refuse %s', (_, transition, rules) => {
      expect([...new Set(judged(transition))]).toEqual(rules);
    });
  },
);

describe('the order of several lines', () => {
  it.each([
    ['neither', declaring(done('a1'), decomposed('a'), retry('a2')), true],
    ['one', declaring(decomposed('a'), retry('a2'), done('a1')), false],
  ])('is said to be the fault where %s is legal', (_, message, isSaid) => {
    const [first] = findingsOf('task-tree/selected-node', { before, after: worked, message });
    expect(
      first?.message.endsWith(' (the lines are legal neither as written nor from the last to the first)'),
    ).toBe(isSaid);
  });

  it('is the same for the run state beside the tree', () => {
    const state = (next_iter: number, last_guard: string | null) =>
      pretty({ run_id: 'r', next_iter, last_status: 'done', last_summary: 'x', last_guard });
    const companions = { runState: { before: state(1, null), after: state(3, 'fail') } };
    const after = changing(before, 'a', { attempts: 2 });
    const judged = (message: string) => ruleIds({ before, after, message, companions });
    expect(judged(declaring(retry('a'), done('a', 'fail')))).toEqual([]);
    expect(judged(declaring(done('a', 'fail'), retry('a')))).toEqual([]);
    expect(judged(declaring(retry('a'), retry('a')))).toEqual(['step-declaration']);
  });
});

describe('a replan among several lines', () => {
  it('is an error of its own', () => {
    const after = tree(node('a', { next: 'decompose', attempts: 1 }), node('b'), node('c'));
    const message = declaring(retry('a'), replan('root'));
    expect(ruleIds({ before, after, message })).toEqual(['replan']);
    expect(ruleIds({ before, after, message, options: { replan: 'note' } })).toEqual(['replan']);
  });
});

describe('one line in a squash', () => {
  it('is not replayed: what several commits did need not be one step', () => {
    const after = changing(before, 'a', { attempts: 2 });
    expect(ruleIds({ before, after, message: declaring(retry('a')), granularity: 'squash' })).toEqual([]);
    expect(ruleIds({ before, after, message: declaring(retry('a')) })).toEqual(['state-update']);
  });
});
