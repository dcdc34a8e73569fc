import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  done,
  findingOf,
  messagesOf,
  node,
  passed,
  placeIn,
  replan,
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/attempt-limit-raised';
const before = tree(node('a', { attempts: 1 }), node('b'));
const stepped = changing(before, 'a', { attempts: 2 });
const message = (id: string) => `root/${id}: max_attempts was raised from 3 to 5 in a commit that steps`;

describe(rule, () => {
  it.each<[string, Transition, string[]]>([
    [
      'the node of the step',
      { before, after: changing(stepped, 'a', { max_attempts: 5 }), step: retry('a') },
      [message('a')],
    ],
    [
      'another node',
      { before, after: changing(stepped, 'b', { max_attempts: 5 }), step: retry('a') },
      [message('b')],
    ],
    [
      'a node, in a step nobody declared',
      { before, after: changing(stepped, 'a', { max_attempts: 5 }), message: '' },
      [message('a')],
    ],
    [
      'a node, in a step that changes nothing',
      { before, after: changing(before, 'b', { max_attempts: 5 }), message: declaring(done('a', 'skipped')) },
      [message('b')],
    ],
  ])('warns of a limit raised on %s', (_, transition, messages) => {
    expect(messagesOf(rule, transition)).toEqual(messages);
    expect(findingOf(rule, transition).severity).toBe('warning');
  });

  it.each<[string, Transition]>([
    ['no step', { before, after: changing(before, 'a', { max_attempts: 5 }), message: 'raise the limit' }],
    ['a lower limit', { before, after: changing(stepped, 'b', { max_attempts: 2 }), step: retry('a') }],
    ['the same limit', { before, after: stepped, step: retry('a') }],
    [
      'a person who replans',
      { before, after: changing(before, 'b', { max_attempts: 5 }), step: replan('b') },
    ],
  ])('is silent with %s', (_, transition) => {
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('is the one error about the field where max_attempts belongs to the runner', () => {
    const options = { runnerOwned: ['max_attempts'] } as const;
    const after = changing(stepped, 'a', { max_attempts: 5 });
    expect(ruleIds({ before, after, step: retry('a'), options })).toEqual(['attempt-limit-raised']);
    expect(findingOf(rule, { before, after, step: retry('a'), options }).severity).toBe('error');
    const unstepped = changing(before, 'a', { max_attempts: 5 });
    expect(ruleIds({ before, after: unstepped, message: '', options })).toEqual(['state-update']);
  });

  it('leaves a passed node to immutability', () => {
    const old = tree(passed('a'), node('b'));
    const after = changing(changing(old, 'b', { attempts: 1 }), 'a', { max_attempts: 5 });
    expect(ruleIds({ before: old, after, step: retry('b') })).toEqual(['immutability']);
  });

  it('points at the field, and tells from and to', () => {
    const after = changing(stepped, 'a', { max_attempts: 5 });
    const finding = findingOf(rule, { before, after, step: retry('a') });
    expect(finding).toMatchObject({
      subject: 'a#max_attempts',
      ...placeIn(after, '/children/0/max_attempts'),
    });
    expect(finding.data).toEqual({ from: 3, to: 5 });
    expect(finding.related).toMatchObject([
      { side: 'before', ...placeIn(before, '/children/0/max_attempts') },
    ]);
  });
});
