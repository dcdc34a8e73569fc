import { describe, expect, it } from 'vitest';
import {
  changing,
  check,
  done,
  findingOf,
  messagesOf,
  node,
  placeIn,
  retry,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/undeclared-step';
const before = tree(node('a'), node('b'));
const counted = changing(before, 'a', { attempts: 1 });
const required = { steps: { required: true } };

describe(rule, () => {
  it('is off by default: an attempt that can be explained needs no declaration', () => {
    expect(ruleIds({ before, after: counted, message: 'work' })).toEqual([]);
  });

  it('refuses every runner-owned change that nobody declared, where steps are required', () => {
    expect(findingOf(rule, { before, after: counted, message: 'work', options: required })).toMatchObject({
      message: 'root/a: attempts changed and nothing declared the step',
      severity: 'error',
      subject: 'a#attempts',
      ...placeIn(counted, '/children/0/attempts'),
    });
  });

  it.each([
    ['the flags', { step: retry('a') }],
    ['the message', { message: 'x\n\nAgent-Step: node=a status=done guard=fail' }],
  ])('is silent where %s declared it', (_, declared) => {
    expect(ruleIds({ before, after: counted, ...declared, options: required })).toEqual([]);
  });

  it.each([
    ['a title', changing(before, 'a', { title: 'x' })],
    ['nothing', before],
  ])('is silent where %s changed', (_, after) => {
    expect(ruleIds({ before, after, message: 'work', options: required })).toEqual([]);
  });

  it('says which rule could not be judged without a message', () => {
    const report = check({ before, after: counted, options: required });
    expect(report.notJudged).toContainEqual({ ruleId: rule, needs: ['message', 'steps'] });
  });

  it('can be switched on by itself', () => {
    const options = { rules: { [rule]: 'warning' } } as const;
    expect(findingOf(rule, { before, after: counted, message: '', options }).severity).toBe('warning');
  });

  it('is not judged in the net', () => {
    expect(
      messagesOf(rule, { before, after: counted, message: '', options: required, granularity: 'squash' }),
    ).toEqual([]);
    expect(messagesOf(rule, { before, after: counted, step: done('a', 'fail'), options: required })).toEqual(
      [],
    );
  });
});
