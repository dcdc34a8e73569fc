import { describe, expect, it } from 'vitest';
import {
  changing,
  declaring,
  decomposed,
  done,
  findingOf,
  inner,
  messagesOf,
  node,
  placeIn,
  replan,
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/stuck-node';
const stuck = tree(node('a', { attempts: 3, next: 'decompose' }));
const message = (status: string) => `status=${status} on node 'a', which was stuck: no attempt was left`;

describe(rule, () => {
  it.each<[string, Transition, string]>([
    [
      'a pass',
      { before: stuck, after: { ...changing(stuck, 'a', { passes: true }), passes: true }, step: done('a') },
      message('done'),
    ],
    ['a failed guard', { before: stuck, after: stuck, step: done('a', 'fail') }, message('done')],
    ['a skipped guard', { before: stuck, after: stuck, step: done('a', 'skipped') }, message('done')],
    ['another attempt', { before: stuck, after: stuck, step: retry('a') }, message('retry')],
    [
      'an attempt under a limit that the step itself raised',
      { before: stuck, after: changing(stuck, 'a', { attempts: 4, max_attempts: 4 }), step: retry('a') },
      message('retry'),
    ],
  ])('refuses %s', (_, transition, expected) => {
    expect(messagesOf(rule, transition)).toEqual([expected]);
  });

  it.each<[string, Transition]>([
    [
      'decomposing it',
      { before: stuck, after: tree(inner('a', [node('x')], { attempts: 3 })), step: decomposed('a') },
    ],
    ['replanning it', { before: stuck, after: stuck, step: replan('a') }],
    [
      'the last attempt',
      { before: tree(node('a', { attempts: 2 })), after: tree(node('a', { attempts: 3 })), step: retry('a') },
    ],
    [
      'a limit raised by the owner, in a commit of its own',
      { before: stuck, after: changing(stuck, 'a', { max_attempts: 5 }), message: 'raise' },
    ],
    ['no step at all', { before: stuck, after: stuck, message: '' }],
  ])('accepts %s', (_, transition) => {
    expect(messagesOf(rule, transition)).toEqual([]);
  });

  it('is an error at the attempts of the node', () => {
    expect(findingOf(rule, { before: stuck, after: stuck, step: retry('a') })).toMatchObject({
      severity: 'error',
      subject: 'a',
      ...placeIn(stuck, '/children/0/attempts'),
    });
  });

  it.each(['commit', 'squash'] as const)('is judged for each of several lines (%s)', (granularity) => {
    const before = tree(node('a', { attempts: 2 }));
    const after = tree(node('a', { attempts: 3 }));
    const lines = declaring(retry('a'), retry('a'));
    expect(ruleIds({ before, after, message: lines, granularity })).toEqual(['stuck-node']);
  });
});
