import { describe, expect, it } from 'vitest';
import { valueEdits } from '../../../src/engine/values/value-diff.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';
import { editedValue, type ValueEdit } from '../../../src/formats/value-edit.ts';

describe('edits between two values', () => {
  const cases: [string, JsonValue, JsonValue, ValueEdit[]][] = [
    ['equal ones', { a: [1] }, { a: [1] }, []],
    [
      'a member',
      { a: 1, b: { c: 2 } },
      { a: 1, b: { c: 3 } },
      [{ type: 'replace', pointer: '/b/c', value: 3 }],
    ],
    ['null', { a: 1 }, { a: null }, [{ type: 'replace', pointer: '/a', value: null }]],
    [
      'a member less and one more',
      { a: 1, b: 2 },
      { b: 2, c: 3 },
      [
        { type: 'remove', pointer: '/a' },
        { type: 'insert', pointer: '/c', value: 3, behind: 'b' },
      ],
    ],
    ['what has an id, by it', [{ id: 1, x: 1 }, { id: 2 }], [{ id: 2 }], [{ type: 'remove', pointer: '/0' }]],
    [
      'what has an id, in its place',
      [{ id: 1, x: 1 }],
      [{ id: 1, x: 2 }],
      [{ type: 'replace', pointer: '/0/x', value: 2 }],
    ],
    [
      'what has none, between its neighbours',
      ['a', 'b', 'c'],
      ['a', 'x', 'c'],
      [{ type: 'replace', pointer: '/1', value: 'x' }],
    ],
    ['an order', ['a', 'b', 'c'], ['c', 'a', 'b'], [{ type: 'move', pointer: '/2', before: 0 }]],
    [
      'an order, and a change of what moved',
      [{ id: 1 }, { id: 2 }, { id: 3 }],
      [{ id: 3, x: 1 }, { id: 1 }, { id: 2 }],
      [
        { type: 'remove', pointer: '/2' },
        { type: 'insert', pointer: '/0', value: { id: 3, x: 1 } },
      ],
    ],
    [
      'a number that is not held exactly',
      { a: { inexactNumber: '1e400' } },
      { a: { inexactNumber: '2e400' } },
      [{ type: 'replace', pointer: '/a', value: { inexactNumber: '2e400' } }],
    ],
  ];
  it.each(cases)('%s', (_, before, after, edits) => {
    expect(valueEdits(before, after)).toEqual(edits);
    expect(editedValue(before, edits)).toEqual(after);
  });

  it.each([
    ['no member', { type: 'remove', pointer: '/b' }],
    ['no list', { type: 'insert', pointer: '/b/0', value: 1 }],
    ['a member of a scalar', { type: 'replace', pointer: '/a/x', value: 1 }],
  ] as const)('one that leads nowhere makes nothing: %s', (_, edit) => {
    expect(editedValue({ a: 1 }, [edit])).toBeUndefined();
  });
});
