import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../../../src/formats/json-equal.ts';
import { canonicalJson } from '../../../src/formats/json-text.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';

// -0 and 0 are one JSON number; the reader of texts makes them one.
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value): JsonValue => JSON.parse(JSON.stringify(value)));

describe('jsonEqual', () => {
  it.each<[JsonValue, JsonValue]>([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [
      [1, [2, { c: null }]],
      [1, [2, { c: null }]],
    ],
    [{ inexactNumber: '1e400' }, { inexactNumber: '1e400' }],
    ['', ''],
  ])('takes %j and %j for equal', (left, right) => {
    expect(jsonEqual(left, right)).toBe(true);
  });

  it.each<[JsonValue | undefined, JsonValue | undefined]>([
    [1, '1'],
    [0, false],
    [null, undefined],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ toString: 1 }, { a: 1 }],
    [{ inexactNumber: '9007199254740993' }, { inexactNumber: '9007199254740992' }],
  ])('takes %j and %j for different', (left, right) => {
    expect(jsonEqual(left, right)).toBe(false);
    expect(jsonEqual(right, left)).toBe(false);
  });

  it('agrees with the canonical text', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (left, right) => {
        expect(jsonEqual(left, right)).toBe(canonicalJson(left) === canonicalJson(right));
        expect(jsonEqual(left, structuredClone(left))).toBe(true);
      }),
    );
  });

  it('does not overflow on 100,000 levels', () => {
    const deep = (): JsonValue => {
      let value: JsonValue = 0;
      for (let level = 0; level < 100_000; level += 1) value = [value];
      return value;
    };
    expect(jsonEqual(deep(), deep())).toBe(true);
  });
});
