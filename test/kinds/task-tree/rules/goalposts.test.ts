import { describe, expect, it } from 'vitest';
import {
  changing,
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/goalposts';
const before = tree(node('a'), node('b'));
const passing = (fields: Parameters<typeof changing>[2]) =>
  changing(before, 'a', { passes: true, ...fields });

describe(rule, () => {
  it.each([
    ['the goal', { goal: 'less' }, 'goal'],
    ['the acceptance', { acceptance: [] }, 'acceptance'],
    ['both', { goal: 'less', acceptance: [] }, 'acceptance and goal'],
  ])('warns where %s changed together with the pass', (_, fields, named) => {
    const finding = findingOf(rule, { before, after: passing(fields), step: done('a') });
    expect(finding).toMatchObject({
      message: `root/a: ${named} changed while the node turned passes: true`,
      severity: 'warning',
      subject: 'a',
    });
  });

  it('warns of an inner node, too', () => {
    const old = tree(inner('a', [node('x')]), node('b'));
    const after = tree(inner('a', [passed('x')], { goal: 'less' }), node('b'));
    expect(messagesOf(rule, { before: old, after, step: done('x') })).toEqual([
      'root/a: goal changed while the node turned passes: true',
    ]);
  });

  it.each([
    ['the title changed', before, passing({ title: 'other' })],
    ['the contract stayed', before, passing({})],
    ['the node stays open', before, changing(before, 'a', { goal: 'less' })],
    ['another node was edited', before, changing(passing({}), 'b', { goal: 'less' })],
    ['the node had passed before: immutability names it', passing({}), passing({ goal: 'less' })],
  ])('is silent where %s', (_, old, after) => {
    expect(messagesOf(rule, { before: old, after, step: done('a') })).toEqual([]);
  });

  it('points at what changed, and at what it was', () => {
    const after = passing({ acceptance: [] });
    const finding = findingOf(rule, { before, after, step: done('a') });
    expect(finding).toMatchObject(placeIn(after, '/children/0/acceptance'));
    expect(finding.related).toMatchObject([
      { side: 'before', pointer: expect.stringContaining('/children/0/acceptance') },
    ]);
    expect(finding.data).toEqual({ fields: ['acceptance'] });
  });
});
