import { describe, expect, it } from 'vitest';
import {
  changing,
  check,
  declaring,
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/undeclared-pass';
const before = tree(node('a'), node('b'));
const flipped = changing(before, 'a', { passes: true });

describe(rule, () => {
  it.each([
    ['the flags', { step: done('a') }],
    ['the message', { message: declaring(done('a')) }],
    [
      'the subject of the reference runner',
      { message: 'chore(loop): run r iter 1 node a status=done guard=pass' },
    ],
  ])('is silent where %s declared it', (_, declared) => {
    expect(ruleIds({ before, after: flipped, ...declared })).toEqual([]);
  });

  it('is silent, and says so, where no message is known yet', () => {
    const report = check({ before, after: flipped });
    expect(report.findings).toEqual([]);
    expect(report.notJudged).toContainEqual({ ruleId: rule, needs: ['message', 'steps'] });
  });

  it.each([
    ['success', []],
    ['skipped', ['undeclared-pass']],
  ] as const)('with the guard %s of the gate', (guard, rules) => {
    expect(ruleIds({ before, after: flipped, message: '', context: { guard } })).toEqual(rules);
  });

  it.each([
    [
      'an inner node followed its children',
      tree(inner('a', [passed('x')], { passes: false })),
      tree(inner('a', [passed('x')])),
    ],
    [
      'the node was passed before',
      tree(passed('a'), node('b')),
      tree(passed('a'), node('b', { title: 'x' })),
    ],
    ['only an attempt was counted', before, changing(before, 'a', { attempts: 1 })],
    [
      'the value is of another type',
      before,
      JSON.stringify(flipped).replace('"passes":true', '"passes":"true"'),
    ],
  ])('is silent where %s', (_, old, after) => {
    expect(messagesOf(rule, { before: old, after, message: '' })).toEqual([]);
  });

  it('names every leaf that flipped, and stands for the wrong field', () => {
    expect(ruleIds({ before, after: tree(passed('a'), passed('b')), message: '' })).toEqual([
      'undeclared-pass',
      'undeclared-pass',
    ]);
  });

  it.each([
    ['the tick of its last child is not declared', {}, ['state-update', 'undeclared-pass']],
    ['the tick is declared', { message: declaring(done('b')) }, ['state-update']],
    ['the gate was handed a success', { context: { guard: 'success' } }, ['state-update']],
  ] as const)('says of a parent that lacks its mark, where %s', (_, more, expected) => {
    const half = tree(passed('a'), node('b'));
    const after = { ...tree(passed('a'), passed('b')), passes: false };
    expect(ruleIds({ before: half, after, message: '', ...more }).sort()).toEqual(expected);
  });

  it('is an error at passes, with the line that would declare it', () => {
    const finding = findingOf(rule, { before, after: flipped, message: '' });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'a#passes',
      ...placeIn(flipped, '/children/0/passes'),
    });
    expect(finding.data).toEqual({ declaration: 'Agent-Step: node=a status=done guard=pass' });
  });

  it('quotes an id with spaces in that line', () => {
    const spaced = tree(node('a "b"'));
    const finding = findingOf(rule, { before: spaced, after: tree(passed('a "b"')), message: '' });
    expect(finding.data).toEqual({ declaration: 'Agent-Step: node="a \\"b\\"" status=done guard=pass' });
  });

  it('is not judged in the net', () => {
    expect(ruleIds({ before, after: flipped, message: '', granularity: 'squash' })).toEqual([]);
  });
});
