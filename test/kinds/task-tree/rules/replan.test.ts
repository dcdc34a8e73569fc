import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  findingOf,
  inner,
  node,
  passed,
  placeIn,
  replan,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/replan';
const before = tree(passed('a', { attempts: 1 }), inner('b', [node('x', { attempts: 2 })]), node('c'));
const allowed = { replan: 'note' } as const;
const replanned = (after: typeof before) =>
  ruleIds({ before, after, step: replan('root'), options: allowed });

describe(rule, () => {
  it('is an error until the configuration makes it a note', () => {
    const finding = findingOf(rule, { before, after: before, step: replan('b') });
    expect(finding).toMatchObject({
      message: "status=replan was declared on node 'b': the plan was changed by hand",
      severity: 'error',
      subject: 'b',
      ...placeIn(before, '/children/1'),
    });
    expect(findingOf(rule, { before, after: before, step: replan('b'), options: allowed }).severity).toBe(
      'note',
    );
    expect(findingOf(rule, { before, after: before, message: declaring(replan('b')) }).severity).toBe(
      'error',
    );
  });

  it.each([
    [
      'adding open nodes anywhere',
      tree(
        passed('a', { attempts: 1 }),
        inner('b', [node('x', { attempts: 2 }), node('y')]),
        node('c'),
        inner('d', [node('e')]),
      ),
    ],
    [
      'moving them',
      tree(passed('a', { attempts: 1 }), inner('b', []), node('c'), node('x', { attempts: 2 })),
    ],
    ['removing them', tree(passed('a', { attempts: 1 }), inner('b', [node('x', { attempts: 2 })]))],
    [
      'editing them',
      changing(before, 'c', { title: 'T', goal: 'G', acceptance: [], next: 'decompose', order: 1 }),
    ],
    ['changing limits', changing(before, 'c', { max_attempts: 9 })],
  ])('lets a person change the plan by %s', (_, after) => {
    expect(replanned(after)).toEqual(['replan']);
  });

  it.each([
    ['a pass', changing(before, 'c', { passes: true }), 'state-update'],
    ['a counter', changing(before, 'x', { attempts: 0 }), 'state-update'],
    [
      'a new node that has passed',
      { ...before, children: [...before.children, passed('d')] },
      'state-update',
    ],
    [
      'a new node with attempts',
      { ...before, children: [...before.children, node('d', { attempts: 1 })] },
      'state-update',
    ],
    ['a passed node', changing(before, 'a', { title: 'other' }), 'immutability'],
  ])('does not let it touch %s', (_, after, refusedBy) => {
    expect(replanned(after)).toEqual([refusedBy, 'replan'].sort());
  });

  it('is never inferred', () => {
    const after = { ...before, children: [...before.children, node('d'), node('e')] };
    expect(ruleIds({ before, after, message: 'a new plan', options: allowed })).not.toContain('replan');
  });
});
