import { describe, expect, it } from 'vitest';
import {
  changing,
  findingOf,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/attempts-decreased';
const before = tree(node('a', { attempts: 2 }), node('b'));
const net = { before, granularity: 'squash' } as const;

describe(rule, () => {
  it.each([0, 1])('refuses a counter that fell to %d', (attempts) => {
    const after = changing(before, 'a', { attempts });
    const finding = findingOf(rule, { ...net, after });
    expect(finding).toMatchObject({
      message: `root/a: attempts fell from 2 to ${attempts}`,
      severity: 'error',
      subject: 'a#attempts',
      scope: 'net',
      ...placeIn(after, '/children/0/attempts'),
    });
    expect(finding.data).toEqual({ from: 2, to: attempts });
  });

  it.each([
    ['stayed', changing(before, 'a', { title: 'other' })],
    ['grew by several steps', changing(before, 'a', { attempts: 3 })],
    ['went with its node', tree(node('b'))],
  ])('accepts a counter that %s', (_, after) => {
    expect(messagesOf(rule, { ...net, after })).toEqual([]);
  });

  it('leaves a single commit to state-update', () => {
    const after = changing(before, 'a', { attempts: 0 });
    expect(ruleIds({ before, after, message: '' })).toEqual(['state-update']);
  });

  it('leaves a passed node to immutability', () => {
    const old = tree(passed('a', { attempts: 2 }), node('b'));
    expect(
      ruleIds({ before: old, after: changing(old, 'a', { attempts: 0 }), granularity: 'squash' }),
    ).toEqual(['immutability']);
  });
});
