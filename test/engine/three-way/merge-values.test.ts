import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedOrder } from '../../../src/engine/three-way/merge-order.ts';
import { type MergeLaw, mergeValues } from '../../../src/engine/three-way/merge-values.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';
import { runs } from '../../support/soak.ts';

const none = () => undefined;
const law: MergeLaw = { names: { base: none, ours: none, theirs: none }, settle: none };

function merged(base: JsonValue | undefined, ours: JsonValue, theirs: JsonValue) {
  const { value, conflicts } = mergeValues({ base, ours, theirs }, law, 'ours');
  return { value, conflicts: conflicts.map(({ at }) => at.ours) };
}

const values = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>;

describe('mergeValues', () => {
  it('gives the other side where one changed nothing, and a side where both did the same', () => {
    fc.assert(
      fc.property(values, values, (base, side) => {
        expect(merged(base, side, base)).toEqual({ value: side, conflicts: [] });
        expect(merged(base, base, side)).toEqual({ value: side, conflicts: [] });
        expect(merged(base, side, side)).toEqual({ value: side, conflicts: [] });
      }),
      { numRuns: runs(600) },
    );
  });

  it('finds the same conflicts whichever side is preferred', () => {
    fc.assert(
      fc.property(values, values, values, (base, ours, theirs) => {
        const [one, other] = [
          mergeValues({ base, ours, theirs }, law, 'ours'),
          mergeValues({ base, ours, theirs }, law, 'theirs'),
        ];
        expect(one.conflicts).toEqual(other.conflicts);
        if (one.conflicts.length === 0) expect(one.value).toEqual(other.value);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<readonly [string, JsonValue | undefined, JsonValue, JsonValue, JsonValue, readonly string[]]>([
    ['different members of an object', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['one member, unlike', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['/a']],
    ['a member gone and changed', { a: 1 }, {}, { a: 2 }, {}, ['/a']],
    ['new members of a list', [1], [1, 2], [1, 3], [1, 2, 3], []],
    ['the same new member', [1], [1, 2], [1, 2, 3], [1, 2, 3], []],
    ['two texts of a list, one each', ['a', 'b'], ['A', 'b'], ['a', 'B'], ['A', 'B'], []],
    ['one text of a list', ['a'], ['b'], ['c'], ['b'], ['/0']],
    [
      'items by their id, wherever they stand',
      [
        { id: 1, x: 1 },
        { id: 2, x: 1 },
      ],
      [
        { id: 2, x: 2 },
        { id: 1, x: 1 },
      ],
      [
        { id: 1, x: 3 },
        { id: 2, x: 1 },
      ],
      [
        { id: 2, x: 2 },
        { id: 1, x: 3 },
      ],
      [],
    ],
    ['two new items of one id', [], [{ id: 1, x: 1 }], [{ id: 1, x: 2 }], [{ id: 1, x: 1 }], ['/0']],
    ['a new object on both sides', undefined, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
  ])('brings together %s', (_, base, ours, theirs, value, conflicts) => {
    expect(merged(base, ours, theirs)).toEqual({ value, conflicts });
  });
});

describe('mergedOrder', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'x', 'b'],
      ['a', 'y', 'b'],
      ['a', 'x', 'y', 'b'],
    ],
    [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b', 'y'],
      ['b', 'y', 'a'],
    ],
    [
      ['a', 'b'],
      ['a', 'b', 'x'],
      ['b', 'a'],
      ['b', 'x', 'a'],
    ],
    [[], ['x'], ['y'], ['x', 'y']],
    // Ours where both moved something.
    [
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd', 'a'],
      ['d', 'a', 'b', 'c', 'x'],
      ['b', 'c', 'x', 'd', 'a'],
    ],
  ])('of %j, %j and %j is %j', (base, ours, theirs, order) => {
    expect(mergedOrder({ base, ours, theirs })).toEqual(order);
  });
});
