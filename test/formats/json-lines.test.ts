import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodedText } from '../../src/formats/decode.ts';
import { parseJsonLines } from '../../src/formats/json-lines.ts';
import { readTextPart } from '../../src/formats/json-part.ts';
import { isJsonArray, isJsonObject } from '../../src/formats/json-value.ts';
import { defaultLimits, type Limits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { runs } from '../support/soak.ts';
import { jsonSoup, jsonText } from './json-texts.ts';

const parse = (text: string, limits = defaultLimits) => parseJsonLines(sourceText(text), limits);
const faultsOf = (text: string, limits = defaultLimits) =>
  parse(text, limits).faults.map(
    ({ messageId, span, pointer, message }) =>
      `${span.line}:${span.column} ${messageId} ${pointer} ${message}`,
  );

describe('parseJsonLines', () => {
  it.each<[string, unknown]>([
    ['', []],
    ['\n \n\t\n', []],
    ['{"a":1}\n', [{ a: 1 }]],
    ['{"a":1}', [{ a: 1 }]],
    ['{"a":1}\r\n2\r\n', [{ a: 1 }, 2]],
    ['1\n\n\n2\n', [1, 2]],
    ['  [1] \n"x"', [[1], 'x']],
  ])('reads %j', (text, value) => {
    expect(parse(text)).toMatchObject({ value, faults: [] });
  });

  it.each([
    ['{"a":1}\n{"a":\n', ["2:6 syntax /1 expected a value after ':', found the end of the line"]],
    [
      '1\n\nx\n2\ny',
      ['3:1 syntax /1 expected a value, found "x"', '5:1 syntax /3 expected a value, found "y"'],
    ],
    ['{"a":1} {"a":2}\n', ['1:9 syntax /0 expected nothing after the value, found "{"']],
    [
      '1\n<<<<<<< HEAD\n2\n=======\n3\n>>>>>>> x\n',
      ['2:1 conflict-marker /1 conflict markers were committed: resolve the merge and commit the result'],
    ],
    ['{"__proto__":1}', [expect.stringMatching(/^1:2 prototype-key \/0\/__proto__ the key/)]],
  ])('says of %j what is wrong', (text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  it('has a value in spite of a repeated key, and none beside a broken line', () => {
    const repeated = '1\n{"a":1,"b":2,"a":3}\n';
    expect(parse(repeated).value).toEqual([1, { a: 3, b: 2 }]);
    expect(faultsOf(repeated)).toEqual([
      '2:14 duplicate-key /1/a the key "a" occurs more than once in its object',
    ]);
    expect(parse('1\n{\n').value).toBeUndefined();
  });

  it('counts the values of all lines', () => {
    const limits = { ...defaultLimits, maxValues: 5 };
    expect(parse('[1]\n[2]\n3', limits).value).toEqual([[1], [2], 3]);
    expect(faultsOf('[1]\n[2]\n[3]\n[4]', limits)).toEqual([
      '3:2 too-many-values /2 holds more than 5 values',
    ]);
  });

  it('stops after ten thousand broken lines', () => {
    expect(parse('x\n'.repeat(20_000)).faults).toHaveLength(10_000);
  });

  it('says where values stand, or their nearest ancestor', () => {
    const text = '\n{"a": {"b/c": 1}}\n\n[10, 20]\n';
    const pointers = ['/0', '/0/a/b~1c', '/1/1', '/1/7', '/9/x', '', 'soup'];
    const places = pointers.map(parse(text).source.locate);
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '2:1',
      '2:15',
      '4:6',
      '4:1',
      '1:1',
      '1:1',
      '1:1',
    ]);
  });

  it('reads the same whatever the breaks, the blank lines and the white space', () => {
    fc.assert(
      fc.property(
        fc.array(
          jsonText.map((text) => text.replace(/[\r\n]/g, ' ')),
          { maxLength: 5 },
        ),
        fc.constantFrom('\n', '\r\n', '\n\n', ' \n\t'),
        fc.boolean(),
        (lines, separator, closed) => {
          const plain = parse(lines.join('\n'));
          const churned = parse(lines.join(separator) + (closed ? separator : ''));
          expect(churned.value).toEqual(plain.value);
        },
      ),
    );
  });

  it('shares lines that stood there before, each of them once', () => {
    const line = fc.constantFrom('{"a":1}', '{"a":2}', '[{"b":1e3}]', '{"c":{}}', '{', '', '{"a":1,"a":2}');
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, fc.constantFrom(2, 5, 1000), (before, after, maxValues) => {
        const limits = { ...defaultLimits, maxValues };
        const read = (text: string, own: Limits = limits, memory?: object) =>
          readTextPart('', decodedText(text), own, parseJsonLines, memory);
        const [own, shared] = [read(after), read(after, limits, read(before, defaultLimits))];
        expect([shared.value, shared.faults]).toEqual([own.value, own.faults]);
        const values = isJsonArray(shared.value) ? shared.value.filter(isJsonObject) : [];
        expect(new Set(values).size).toBe(values.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(jsonSoup, fc.string())), (lines) => {
        const read = parse(lines.join('\n'));
        expect(read.value === undefined).toBe(read.faults.some(({ messageId }) => !/key$/.test(messageId)));
      }),
    );
  });
});
