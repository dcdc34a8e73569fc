import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/formats/json-text.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';

const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value): JsonValue => JSON.parse(JSON.stringify(value)));

describe('canonicalJson', () => {
  it.each<[JsonValue | undefined, string]>([
    [undefined, ''],
    [null, 'null'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    [[], '[]'],
    [{}, '{}'],
    [[1, [true, 'x'], {}], '[1,[true,"x"],{}]'],
    [{ b: 1, a: [2] }, '{"a":[2],"b":1}'],
    [{ '\u{10000}': 1, '\uffff': 2 }, '{"\uffff":2,"\u{10000}":1}'],
    [{ 10: 'x', 9: 'y' }, '{"10":"x","9":"y"}'],
  ])('writes %j without white space, keys by code point', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('says the same as the value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anyJson), (value) => {
        const flipped = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(flipped)).toBe(canonicalJson(value));
      }),
    );
  });

  it('does not overflow on 100,000 levels', () => {
    let value: JsonValue = 0;
    for (let level = 0; level < 100_000; level += 1) value = { a: value };
    expect(canonicalJson(value)).toHaveLength(100_000 * 6 + 1);
  });
});
