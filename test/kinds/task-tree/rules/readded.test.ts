import { describe, expect, it } from 'vitest';
import { judge as judgeDocs } from '../../../../src/core/check.ts';
import type { Context, VanishedEntity } from '../../../../src/core/context.ts';
import type { TaskNode } from '../../../../src/index.ts';
import { taskTree } from '../../../../src/kinds/task-tree/index.ts';
import { builtIn, check, inner, node, readTree, tree } from '../../../support/trees.ts';

const rule = 'task-tree/readded';
const before = tree(node('a', { next: 'decompose' }), node('b'));
const after = tree(inner('a', [node('x')]), node('b'));
const gone: VanishedEntity = { subject: 'x', value: { attempts: 3, passes: false }, commit: 'c0ffee' };

function found(next: TaskNode, vanished: readonly VanishedEntity[], scope: Context['scope'] = 'step') {
  const context = { scope, path: '', message: '', vanished };
  const judged = judgeDocs(taskTree, readTree(before), readTree(next), context, builtIn);
  return judged.findings.filter(({ ruleId }) => ruleId === rule);
}

describe(rule, () => {
  it('warns of an id that returns, and names its last attempts', () => {
    expect(found(after, [gone])).toMatchObject([
      {
        message: 'root/a/x: this id was removed earlier in this range, with 3 attempts used',
        severity: 'warning',
        subject: 'x',
        at: { side: 'after', pointer: '/children/0/children/0' },
        data: { attempts: 3, removedIn: 'c0ffee' },
      },
    ]);
  });

  it('finds an id with a number sign', () => {
    const sharp = tree(inner('a', [node('x#1')]), node('b'));
    expect(found(sharp, [{ ...gone, subject: 'x##1' }])).toHaveLength(1);
  });

  it.each([
    ['another id returns', after, [{ ...gone, subject: 'y' }]],
    ['nothing returns', before, [gone]],
    ['nothing vanished', after, []],
  ])('is silent where %s', (_, next, vanished) => {
    expect(found(next, vanished)).toEqual([]);
  });

  it('is not judged in the net', () => {
    expect(found(after, [gone], 'net')).toEqual([]);
  });

  it('is listed as not judged where the earlier commits are not known', () => {
    expect(check({ before, after, message: '' }).notJudged).toContainEqual({
      ruleId: rule,
      needs: ['vanished'],
    });
  });
});
