import { describe, expect, it } from 'vitest';
import {
  changing,
  done,
  findingOf,
  findingsOf,
  inner,
  messagesOf,
  node,
  passed,
  placeIn,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/immutability';
const before = tree(passed('a', { attempts: 1 }), inner('b', [node('c')]), inner('d', [passed('e')]));
const inStep = (after: typeof before) => messagesOf(rule, { before, after, message: '' }).sort();
const changed = (id: string) => `passed node '${id}' changed in next tree`;

describe(rule, () => {
  it.each([
    ['title', { title: 'other' }],
    ['goal', { goal: 'other' }],
    ['acceptance', { acceptance: ['a works', 'and more'] }],
    ['order', { order: -1 }],
    ['next', { next: 'decompose' as const }],
    ['passes', { passes: false }],
    ['attempts', { attempts: 0 }],
    ['max_attempts', { max_attempts: 9 }],
    ['children', { children: [passed('f')] }],
  ])('refuses another value of %s', (_, fields) => {
    expect(inStep(changing(before, 'a', fields))).toEqual([changed('a')]);
  });

  it.each([
    [
      'missing',
      tree(inner('b', [node('c')]), inner('d', [passed('e')])),
      ["passed node 'a' missing in next tree"],
    ],
    [
      'renamed',
      tree(inner('b', [node('c')]), inner('d', [passed('e')]), passed('f')),
      ["passed node 'a' missing in next tree"],
    ],
    [
      'moved',
      tree(inner('b', [passed('a', { attempts: 1 }), node('c')]), inner('d', [passed('e')])),
      ["passed node 'a' moved from parent 'root' to 'b'"],
    ],
    [
      'both moved and changed',
      tree(inner('b', [passed('a', { attempts: 2 }), node('c')]), inner('d', [passed('e')])),
      [changed('a'), "passed node 'a' moved from parent 'root' to 'b'"],
    ],
    [
      'turned into the root',
      inner('a', [inner('b', [node('c')]), inner('d', [passed('e')])], { passes: true }),
      [
        changed('a'),
        "passed node 'a' moved from parent 'root' to '<root>'",
        "passed node 'd' moved from parent 'root' to 'a'",
      ],
    ],
    [
      'gone with the children it had',
      tree(passed('a', { attempts: 1 }), inner('b', [node('c')])),
      ["passed node 'd' missing in next tree", "passed node 'e' missing in next tree"],
    ],
  ])('refuses a passed node that is %s', (_, after, messages) => {
    expect(inStep(after)).toEqual(messages);
  });

  it('names the passed ancestors of a changed node, too', () => {
    expect(inStep(changing(before, 'e', { title: 'other' }))).toEqual([changed('d'), changed('e')]);
  });

  it('does not let the old root go below another one', () => {
    const old = tree(passed('a'));
    const messages = messagesOf(rule, { before: old, after: inner('new', [old]), message: '' });
    expect(messages).toEqual(["passed node 'root' moved from parent '<root>' to 'new'"]);
  });

  it.each([
    ['nothing changed', before],
    [
      'an open node was edited',
      changing(before, 'c', { title: 'other', goal: 'other', acceptance: [], order: 5 }),
    ],
    [
      'an open node was removed',
      tree(passed('a', { attempts: 1 }), inner('b', []), inner('d', [passed('e')])),
    ],
    ['an open parent of no passed node was edited', changing(before, 'b', { title: 'other' })],
    ['the open root was edited', { ...before, title: 'other' }],
    ['open siblings came', { ...before, children: [...before.children, node('z')] }],
  ])('is silent where %s', (_, after) => {
    expect(inStep(after)).toEqual([]);
  });

  it('is blind to the order of keys and to formatting', () => {
    const { children, ...fields } = passed('a', { attempts: 1 });
    const flipped = Object.fromEntries(Object.entries({ ...fields, children }).reverse());
    const after = JSON.stringify({ ...before, children: [flipped, ...before.children.slice(1)] });
    expect(messagesOf(rule, { before, after, message: '' })).toEqual([]);
  });

  it('is an error at the field that changed, and shows where it was', () => {
    const after = changing(before, 'a', { goal: 'other' });
    const finding = findingOf(rule, { before, after, message: '' });
    expect(finding).toMatchObject({
      severity: 'error',
      subject: 'a',
      side: 'after',
      ...placeIn(after, '/children/0/goal'),
    });
    expect(finding.data).toEqual({ fields: ['goal'] });
    expect(finding.related).toMatchObject([{ side: 'before', ...placeIn(before, '/children/0/goal') }]);
    expect(finding.label).toBe('Title of a');
  });

  it('points at what is left of the parent where the node is gone', () => {
    const after = tree(inner('b', [node('c')]), inner('d', []));
    const finding = findingsOf(rule, { before, after, message: '' }).find(({ subject }) => subject === 'e');
    expect(finding).toMatchObject({ side: 'after', pointer: '/children/1' });
    expect(finding?.related).toMatchObject([{ side: 'before', pointer: '/children/2/children/0' }]);
  });

  it.each(['commit', 'squash'] as const)('is judged in granularity %s', (granularity) => {
    expect(
      ruleIds({ before, after: changing(before, 'a', { title: 'x' }), message: '', granularity }),
    ).toEqual(['immutability']);
  });

  it('is not lifted by a declared step', () => {
    const after = changing(changing(before, 'a', { title: 'x' }), 'c', { attempts: 1 });
    expect(ruleIds({ before, after, step: done('c', 'fail') })).toEqual(['immutability']);
  });
});
