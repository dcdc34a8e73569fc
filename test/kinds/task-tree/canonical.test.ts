import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskNode } from '../../../src/index.ts';
import { canonicalText } from '../../../src/kinds/task-tree/canonical.ts';
import { runs } from '../../support/soak.ts';
import { inner, node, tree } from '../../support/trees.ts';

const anyTree = fc.letrec<{ tree: TaskNode }>((tie) => ({
  tree: fc
    .record({
      id: fc.string({ minLength: 1, unit: 'grapheme' }),
      order: fc.integer(),
      title: fc.string({ unit: 'grapheme' }),
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
    })
    .map(({ id, ...fields }) => node(id, fields)),
})).tree;

describe('the canonical form', () => {
  it('is pretty JSON with two spaces, keys in schema order and a trailing newline', () => {
    const { children, id, ...rest } = node('a', { title: 'A "title"\n', acceptance: ['one', 'two'] });
    expect(canonicalText({ children, ...rest, id })).toBe(
      [
        '{',
        '  "id": "a",',
        '  "order": 0,',
        '  "title": "A \\"title\\"\\n",',
        '  "goal": "Goal of a",',
        '  "acceptance": [',
        '    "one",',
        '    "two"',
        '  ],',
        '  "next": "execute",',
        '  "passes": false,',
        '  "attempts": 0,',
        '  "max_attempts": 3,',
        '  "children": []',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('sorts children at every level by (order, id), ids by code point', () => {
    const value = tree(node('b'), inner('a', [node('\u{10000}'), node('\uffff')]), node('z', { order: -1 }));
    const read: TaskNode = JSON.parse(canonicalText(value));
    expect(read.children.map(({ id }) => id)).toEqual(['z', 'a', 'b']);
    expect(read.children[1]?.children.map(({ id }) => id)).toEqual(['\uffff', '\u{10000}']);
  });

  it('is reached in one go, and says the same', () => {
    fc.assert(
      fc.property(anyTree, (value) => {
        const text = canonicalText(value);
        const read: TaskNode = JSON.parse(text);
        expect(canonicalText(read)).toBe(text);
        expect(JSON.stringify(read, null, 2)).toBe(text.trimEnd());
        expect(idsOf(read).sort()).toEqual(idsOf(value).sort());
      }),
      { numRuns: runs(50) },
    );
  });

  it('leaves its input alone', () => {
    const value = tree(node('b'), node('a'));
    canonicalText(value);
    expect(value).toEqual(tree(node('b'), node('a')));
  });
});

function idsOf(at: TaskNode): string[] {
  return [at.id, ...at.children.flatMap(idsOf)];
}
