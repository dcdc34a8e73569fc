import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/formats/json.ts';
import type { JsonValue } from '../../src/formats/json-value.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';

const parse = (text: string, limits = defaultLimits) => {
  const { value, faults } = parseJson(sourceText(text), limits);
  return { value, faults };
};
const brief = (text: string) =>
  parse(text).faults.map(
    ({ messageId, pointer, span }) => `${messageId} ${pointer} ${span.line}:${span.column}`,
  );

describe('values', () => {
  it.each([
    { text: '0', value: 0 },
    { text: '-0', value: 0 },
    { text: '-0.0e5', value: 0 },
    { text: '-12.5e-1', value: -1.25 },
    { text: '9007199254740991', value: 9007199254740991 },
    { text: '-9007199254740991', value: -9007199254740991 },
    { text: '9007199254740992', value: { inexactNumber: '9007199254740992' } },
    { text: '-9007199254740993', value: { inexactNumber: '-9007199254740993' } },
    { text: '9007199254740993.0', value: { inexactNumber: '9007199254740993.0' } },
    { text: '1e15', value: 1e15 },
    { text: '1e16', value: { inexactNumber: '1e16' } },
    { text: '1e400', value: { inexactNumber: '1e400' } },
    { text: '-1E+400', value: { inexactNumber: '-1E+400' } },
    { text: '1e-400', value: 0 },
    { text: ' [ ] ', value: [] },
    { text: '\r\n{\t}', value: {} },
    { text: '[true,false,null]', value: [true, false, null] },
    { text: '"\\u0061\\"\\/\\uD834\\uDD1E\\ud800"', value: 'a"/𝄞\ud800' },
    { text: '"\u2028\u007f"', value: '\u2028\u007f' },
    { text: '{"b":{"c":[1]},"a":[{"d":2},3]}', value: { b: { c: [1] }, a: [{ d: 2 }, 3] } },
  ])('reads $text', ({ text, value }) => {
    expect(parse(text)).toStrictEqual({ value, faults: [] });
  });

  it('keeps names of prototype members as ordinary members', () => {
    const text = '{"constructor":1,"toString":{"valueOf":2},"hasOwnProperty":null,"__defineGetter__":3}';
    const { value, faults } = parse(text);
    expect(faults).toEqual([]);
    expect(value).toStrictEqual(JSON.parse(text));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe('keys', () => {
  it('reports every later occurrence of a key and keeps the last value', () => {
    const { value, faults } = parse('{"a":1,\n"b":[{"x":1,"x":2}],\n"\\u0061":3,"a":4}');
    expect(value).toStrictEqual({ a: 4, b: [{ x: 2 }] });
    expect(faults).toEqual([
      {
        messageId: 'duplicate-key',
        message: 'the key "x" occurs more than once in its object, first on line 2',
        span: { line: 2, column: 13, endLine: 2, endColumn: 16 },
        pointer: '/b/0/x',
      },
      {
        messageId: 'duplicate-key',
        message: 'the key "a" occurs more than once in its object, first on line 1',
        span: { line: 3, column: 1, endLine: 3, endColumn: 9 },
        pointer: '/a',
      },
      {
        messageId: 'duplicate-key',
        message: 'the key "a" occurs more than once in its object, first on line 1',
        span: { line: 3, column: 12, endLine: 3, endColumn: 15 },
        pointer: '/a',
      },
    ]);
  });

  it.each([
    { text: '{"a":{"a":{"a":1}},"A":2}', faults: [] },
    { text: '[{"a":1},{"a":1}]', faults: [] },
    { text: '{"a":"__proto__","_proto_":1}', faults: [] },
    { text: '{"é":1,"e\u0301":2}', faults: [] },
    { text: '{"constructor":1,"constructor":2}', faults: ['duplicate-key /constructor 1:18'] },
    { text: '{"a/b":1,"a\\/b":2,"":0,"":1}', faults: ['duplicate-key /a~1b 1:10', 'duplicate-key / 1:24'] },
    {
      text: '[0,[1,{"m~n":1,"m~n":{"q":1,"q":2}}]]',
      faults: ['duplicate-key /1/1/m~0n 1:16', 'duplicate-key /1/1/m~0n/q 1:29'],
    },
    {
      text: '{"__proto__":{"a":1,"a":2}}',
      faults: ['prototype-key /__proto__ 1:2', 'duplicate-key /__proto__/a 1:21'],
    },
    { text: '[{"x":1,"\\u005f_proto__":null}]', faults: ['prototype-key /0/__proto__ 1:9'] },
    {
      text: '{"__proto__":1,"__proto__":2}',
      faults: ['prototype-key /__proto__ 1:2', 'prototype-key /__proto__ 1:16'],
    },
    { text: '{"a":1,"a":2,}', faults: ['syntax  1:14'] },
  ])('judges the keys of $text', ({ text, faults }) => {
    expect(brief(text)).toEqual(faults);
  });

  it('does not store __proto__ members', () => {
    const { value } = parse('{"__proto__":{"polluted":true},"a":{"\\u005f\\u005fproto__":[1],"b":1}}');
    expect(value).toStrictEqual({ a: { b: 1 } });
    expect(Object.getOwnPropertyNames(value)).toEqual(['a']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('shows hostile keys escaped and cut', () => {
    const key = `\\u001b[31m\u202e${'x'.repeat(99)}`;
    const [fault] = parse(`{"${key}":1,"${key}":2}`).faults;
    expect(fault?.message).toBe(
      `the key "\\u001b[31m\\u202e${'x'.repeat(34)}…" occurs more than once in its object, first on line 1`,
    );
  });
});

describe('syntax faults', () => {
  it.each([
    { text: '"a","b"', at: '1:4-1:5', message: 'expected nothing after the value, found ","' },
    { text: '{"a":1 x}', at: '1:8-1:9', message: "expected ',' or '}' after a member, found \"x\"" },
    { text: '[1 2]', at: '1:4-1:5', message: "expected ',' or ']' after an element, found \"2\"" },
    {
      text: '[1,]',
      at: '1:4-1:5',
      message: 'expected a value after \',\' (no comma follows the last element), found "]"',
    },
    {
      text: '{"a":1,}',
      at: '1:8-1:9',
      message:
        'expected a member name in double quotes after \',\' (no comma follows the last member), found "}"',
    },
    {
      text: '{a:1}',
      at: '1:2-1:3',
      message: "expected a member name in double quotes or '}' after '{', found \"a\"",
    },
    {
      text: "{'a':1}",
      at: '1:2-1:3',
      message: "expected a member name in double quotes or '}' after '{', found \"'\"",
    },
    { text: '{"a" 1}', at: '1:6-1:7', message: 'expected \':\' after a member name, found "1"' },
    { text: '{"a":}', at: '1:6-1:7', message: 'expected a value after \':\', found "}"' },
    { text: '[', at: '1:2-1:2', message: "expected a value or ']' after '[', found the end of the text" },
    { text: 'undefined', at: '1:1-1:10', message: 'expected a value, found "undefined"' },
    { text: '[nul]', at: '1:2-1:5', message: "expected a value or ']' after '[', found \"nul\"" },
    { text: '{}\n{}', at: '2:1-2:2', message: 'expected nothing after the value, found "{"' },
    {
      text: '"a',
      at: '1:3-1:3',
      message: "expected a closing '\"' after a string, found the end of the text",
    },
    {
      text: '"a\nb"',
      at: '1:3-1:3',
      message:
        "expected a closing '\"' before the end of the line (a line break in a string is written \\n), found the end of the line",
    },
    {
      text: '"\t"',
      at: '1:2-1:3',
      message: 'expected control characters in a string to be escaped, found "\\t"',
    },
    {
      text: '"\\a"',
      at: '1:3-1:4',
      message: 'expected one of " \\ / b f n r t u after a backslash, found "a"',
    },
    {
      text: '"\\',
      at: '1:3-1:3',
      message: 'expected one of " \\ / b f n r t u after a backslash, found the end of the text',
    },
    { text: '"\\u12G4"', at: '1:6-1:8', message: 'expected four hexadecimal digits after \\u, found "G4"' },
    { text: '01', at: '1:2-1:3', message: 'expected no digit after a leading zero, found "1"' },
    { text: '-', at: '1:2-1:2', message: "expected a digit after '-', found the end of the text" },
    { text: '[1.]', at: '1:4-1:5', message: 'expected a digit after the decimal point, found "]"' },
    { text: '1e+', at: '1:4-1:4', message: 'expected a digit in the exponent, found the end of the text' },
    { text: '+1', at: '1:1-1:2', message: 'expected a value, found "+"' },
    { text: '[𝄞]', at: '1:2-1:4', message: "expected a value or ']' after '[', found \"𝄞\"" },
    { text: '\uFEFF{}', at: '1:1-1:2', message: 'expected a value, found "\\ufeff"' },
    { text: '\u001b[31m', at: '1:1-1:2', message: 'expected a value, found "\\u001b"' },
    { text: '[\u202e]', at: '1:2-1:3', message: "expected a value or ']' after '[', found \"\\u202e\"" },
    { text: 'x'.repeat(99), at: '1:1-1:41', message: `expected a value, found "${'x'.repeat(40)}"` },
    { text: '/* a */ {}', at: '1:1-1:2', message: 'expected a value, found "/"' },
  ])('explains $text', ({ text, at, message }) => {
    const { value, faults } = parse(text);
    expect(value).toBeUndefined();
    expect(faults.map((fault) => [fault.messageId, fault.message, fault.pointer])).toEqual([
      ['syntax', message, ''],
    ]);
    expect(faults.map(({ span }) => `${span.line}:${span.column}-${span.endLine}:${span.endColumn}`)).toEqual(
      [at],
    );
  });

  it.each(['', ' ', '\r\n\t', '\u00a0\n'])('calls %j empty', (text) => {
    expect(parse(text).value).toBeUndefined();
    expect(brief(text)).toEqual(['empty  1:1']);
  });
});

describe('conflict markers', () => {
  it.each([
    { text: '{\n<<<<<<< HEAD\n"a":1\n=======\n"a":2\n>>>>>>> b\n}', fault: 'conflict-marker  2:1' },
    { text: '{\r\n"a":1\r\n||||||| base\r\n}', fault: 'conflict-marker  3:1' },
    { text: '{"a":1\n=======\n}', fault: 'conflict-marker  2:1' },
    { text: '{"a":1}\n>>>>>>> branch', fault: 'conflict-marker  2:1' },
    { text: '<<<<<<< HEAD\n{}', fault: 'conflict-marker  1:1' },
    { text: '{"a" 1,\n"b":2\n=======', fault: 'conflict-marker  3:1' },
    { text: '{\n<<<<<<<\n}', fault: 'syntax  2:1' },
    { text: '{\n ======= \n}', fault: 'syntax  2:2' },
    { text: '{\n========\n}', fault: 'syntax  2:1' },
    { text: '{\n<<<<<< HEAD\n}', fault: 'syntax  2:1' },
    { text: '{"a":"<<<<<<< HEAD" 1}', fault: 'syntax  1:21' },
  ])('judges $text', ({ text, fault }) => {
    expect(parse(text).value).toBeUndefined();
    expect(brief(text)).toEqual([fault]);
  });

  it('has a sentence of its own', () => {
    const [fault] = parse('{\n<<<<<<< HEAD\n').faults;
    expect(fault).toMatchObject({
      message: 'conflict markers were committed: resolve the merge and commit the result',
      span: { line: 2, column: 1, endLine: 2, endColumn: 9 },
    });
  });

  it('leaves strings alone that hold markers', () => {
    expect(parse('["<<<<<<< HEAD\\n=======\\n"]').faults).toEqual([]);
  });
});

describe('limits', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  it.each([
    { name: 'the deepest allowed', text: nested(1000), faults: [] },
    { name: 'one level more', text: nested(1001), faults: ['nested deeper than 1000 levels'] },
    { name: 'a hundred thousand levels', text: nested(100_000), faults: ['nested deeper than 1000 levels'] },
    { name: 'a million levels', text: '['.repeat(1_000_000), faults: ['nested deeper than 1000 levels'] },
    {
      name: 'a million objects',
      text: '{"a":'.repeat(1_000_000),
      faults: ['nested deeper than 1000 levels'],
    },
  ])('limits depth: $name', ({ text, faults }) => {
    const parsed = parse(text);
    expect(parsed.faults.map(({ message }) => message)).toEqual(faults);
    expect(parsed.value === undefined).toBe(faults.length > 0);
  });

  it('points to the bracket that is too much', () => {
    expect(brief(nested(1001))).toEqual(['too-deep  1:1001']);
  });

  it('reads a hundred thousand levels when that is allowed', () => {
    let { value } = parse(nested(100_000), { ...defaultLimits, maxDepth: 200_000 });
    let levels = 0;
    for (; Array.isArray(value); value = (value as readonly JsonValue[])[0]) levels++;
    expect(levels).toBe(100_000);
  });

  it('names repeated keys at great depth', () => {
    const text = `${'{"a":0,"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const { faults } = parse(text, { ...defaultLimits, maxDepth: 50_000 });
    expect(faults).toHaveLength(50_000);
    expect(faults.at(-1)?.pointer).toBe('/a'.repeat(50_000));
  });

  it.each([
    { text: '[1,2,{}]', maxValues: 4, faults: [] },
    { text: '[1,2,{}]', maxValues: 3, faults: ['too-many-values  1:6'] },
    { text: '[1,2,"x"]', maxValues: 3, faults: ['too-many-values  1:6'] },
  ])('limits values: $text to $maxValues', ({ text, maxValues, faults }) => {
    const parsed = parse(text, { ...defaultLimits, maxDepth: 9, maxValues });
    expect(parsed.faults.map(({ messageId, span }) => `${messageId}  1:${span.column}`)).toEqual(faults);
    expect(parsed.faults.every(({ message }) => message === 'holds more than 3 values')).toBe(true);
  });

  it('reads large texts', () => {
    const members = Array.from({ length: 100_000 }, (_, index) => `"k${index % 50_000}":${index}`);
    const { value, faults } = parse(`{${members.join(',\n')}}`);
    expect(faults).toHaveLength(50_000);
    expect(faults.at(-1)).toMatchObject({
      message: 'the key "k49999" occurs more than once in its object, first on line 50000',
      span: { line: 100_000 },
      pointer: '/k49999',
    });
    expect(Object.values(value ?? {}).at(-1)).toBe(99_999);
  });
});
