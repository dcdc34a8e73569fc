import { describe, expect, it } from 'vitest';
import {
  changing,
  check,
  inner,
  node,
  passed,
  rowsOf,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const before = tree(node('a', { attempts: 1, next: 'decompose' }), node('b'));

function inferred(after: Transition['after'], old: Transition['before'] = before) {
  const report = check({ before: old, after, message: 'work' });
  return {
    step: report.step,
    rows: rowsOf(report).map(([ruleId, subject]) => `${ruleId.replace('task-tree/', '')} ${subject}`),
  };
}

describe('an inferred step', () => {
  it.each([
    [
      'done and pass',
      changing(before, 'a', { passes: true }),
      { status: 'done', guard: 'pass' },
      ['undeclared-pass a#passes'],
    ],
    ['done and fail, or retry', changing(before, 'a', { attempts: 2 }), { node: 'a' }, []],
    [
      'decomposed',
      tree(inner('a', [node('x')], { attempts: 1 }), node('b')),
      { status: 'decomposed', guard: 'skipped' },
      [],
    ],
  ])('explains %s', (_, after, step, rows) => {
    const found = inferred(after);
    expect(found.step).toMatchObject({ node: 'a', source: 'inferred', ...step });
    expect(found.rows).toEqual(rows);
  });

  it('explains nothing as nothing', () => {
    expect(inferred(before).rows).toEqual([]);
    expect(inferred(changing(before, 'b', { title: 'other' })).rows).toEqual([]);
  });

  it('counts a finding only if every fitting explanation has it: done or retry, but the node either way', () => {
    expect(inferred(changing(before, 'b', { attempts: 1 })).rows).toEqual(['selected-node b']);
  });

  it('leaves derived parents aside', () => {
    const old = tree(passed('a'), inner('b', [node('x')]));
    expect(inferred(tree(passed('a'), inner('b', [passed('x')])), old).rows).toEqual([
      'undeclared-pass x#passes',
    ]);
  });

  it('explains no more than one changed leaf', () => {
    const after = changing(changing(before, 'a', { attempts: 2 }), 'b', { attempts: 1 });
    expect(inferred(after).rows).toEqual(['state-update b#attempts']);
  });

  it('takes the nearest explanation where none fits: fewest findings, ties by node order', () => {
    const after = changing(changing(before, 'a', { attempts: 3 }), 'b', { attempts: 1 });
    expect(inferred(after)).toMatchObject({
      step: { node: 'b' },
      rows: ['state-update a#attempts'],
    });
  });

  it('says that nothing was declared, and which rows would have fitted', () => {
    const [finding] = check({ before, after: changing(before, 'a', { attempts: 3 }), message: '' }).findings;
    expect(finding?.data).toMatchObject({
      declared: false,
      legalMoves: [
        'node=a status=done guard=pass: passes false → true, attempts 1 → 1',
        'node=a status=done guard=fail: passes false → false, attempts 1 → 2',
        'node=a status=done guard=skipped: passes false → false, attempts 1 → 1',
        'node=a status=retry guard=skipped: passes false → false, attempts 1 → 2',
        'node=a status=decomposed guard=skipped: adds children to a, all open with 0 attempts',
      ],
    });
  });

  it('does not count for a node that was stuck', () => {
    const stuck = tree(node('a', { attempts: 3 }));
    expect(inferred(changing(stuck, 'a', { attempts: 4, max_attempts: 4 }), stuck).rows).toContain(
      'stuck-node a',
    );
  });

  it('does not decompose a node in execute mode', () => {
    const after = tree(
      node('a', { attempts: 1, next: 'decompose' }),
      inner('b', [node('x')], { next: 'execute' }),
    );
    expect(inferred(after).rows).toContain('decompose-mode b');
  });

  it('does not grant children that have worked already', () => {
    const after = tree(inner('a', [node('x', { attempts: 1 })], { attempts: 1 }), node('b'));
    expect(inferred(after).rows).toEqual(['state-update x#attempts']);
  });

  it('is found at built-in settings, and then judged by the configured ones', () => {
    const after = changing(before, 'a', { attempts: 2, max_attempts: 4 });
    const rules = { 'task-tree/state-update': 'off' } as const;
    expect(check({ before, after, message: '', options: { rules } }).step).toMatchObject({ node: 'a' });
  });
});
