import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineForEachField } from '../../src/formats/line-for-each-field.ts';

describe('a line for each field', () => {
  it.each([
    ['an object on a line', '{"a":1,"b":[]}\n', '{\n  "a": 1,\n  "b": []\n}\n'],
    ['one within a list, with its comma', '[\n  {"a": 1},\n]\n', '[\n  {\n    "a": 1\n  },\n]\n'],
    ['a list', '[1, "x y"]', '[\n  1,\n  "x y"\n]'],
    ['carriage returns', '{"a":1}\r\n', '{\n  "a": 1\n}\r\n'],
  ])('lays out %s', (_, text, expected) => {
    expect(lineForEachField(text)).toBe(expected);
  });

  it.each([
    ['a name that stands twice', '{"passes":false,"passes":true}'],
    ['an escape', '{"a":"\\u0041"}'],
    ['a number written otherwise', '{"a":1.0}'],
    ['a name that objects have', '{"__proto__":1}{'],
    ['what is no JSON', '{ a: 1 }'],
    ['an object behind a name', '  "a": {"b":1},'],
    ['prose', 'Read the spec first.\n- [ ] T001 {"a":1}'],
    ['nothing in it', '{}\n[]\n'],
    ['depth without end', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('leaves %s', (_, text) => {
    expect(lineForEachField(text)).toBe(text);
  });

  it('leaves out nothing but white space', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(lineForEachField(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
