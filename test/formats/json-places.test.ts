import { describe, expect, it } from 'vitest';
import { jsonSource } from '../../src/formats/json-places.ts';
import { sourceText } from '../../src/formats/source.ts';

const locate = (text: string, pointer: string) => {
  const { line, column, endLine, endColumn } = jsonSource(sourceText(text)).locate(pointer);
  return `${line}:${column}-${endLine}:${endColumn}`;
};

const text = '{"a": [10, {"b/c": "x"}],\n "": {"m~n": {}},\n "01": [[], [7]]}';

describe('the places of a text', () => {
  it.each([
    { pointer: '', value: '1:1-3:18' },
    { pointer: '/a', value: '1:7-1:25' },
    { pointer: '/a/0', value: '1:8-1:10' },
    { pointer: '/a/1', value: '1:12-1:24' },
    { pointer: '/a/1/b~1c', value: '1:20-1:23' },
    { pointer: '/', value: '2:6-2:17' },
    { pointer: '//m~0n', value: '2:14-2:16' },
    { pointer: '/01/1/0', value: '3:14-3:15' },
  ])('finds $pointer', ({ pointer, value }) => {
    expect(locate(text, pointer)).toBe(value);
  });

  it.each([
    { pointer: '/b', nearest: '' },
    { pointer: '/a/2', nearest: '/a' },
    { pointer: '/a/00', nearest: '/a' },
    { pointer: '/a/-', nearest: '/a' },
    { pointer: '/a/0/x/y', nearest: '/a/0' },
    { pointer: '/a/1/b/c', nearest: '/a/1' },
    { pointer: '/1', nearest: '' },
    { pointer: '/01/0/0', nearest: '/01/0' },
    { pointer: 'a', nearest: '' },
    { pointer: '/__proto__', nearest: '' },
    { pointer: '/constructor', nearest: '' },
  ])('finds the nearest ancestor of $pointer', ({ pointer, nearest }) => {
    expect(locate(text, pointer)).toEqual(locate(text, nearest));
  });

  it.each([
    { text: '{"a":1,"a":22}', pointer: '/a', value: '1:12-1:14' },
    { text: '{"a":1,"\\u0061":22}', pointer: '/a', value: '1:17-1:19' },
    { text: '{"a":{"b":1},"a":2}', pointer: '/a/b', value: '1:18-1:19' },
    { text: '{"a":{"b":1},"a":{"c":2}}', pointer: '/a/b', value: '1:18-1:25' },
    { text: '{"a":[1,2],"a":[3]}', pointer: '/a/1', value: '1:16-1:19' },
    { text: '{"a":2,"a":{"b":1}}', pointer: '/a/b', value: '1:17-1:18' },
    { text: '{"__proto__":1}', pointer: '/__proto__', value: '1:14-1:15' },
  ])('takes the last of repeated keys: $pointer in $text', ({ text, pointer, value }) => {
    expect(locate(text, pointer)).toBe(value);
  });

  it.each([
    { text: '', pointer: '/a', value: '1:1-1:1' },
    { text: ' {"a":1,\n"b" 2}', pointer: '/a', value: '1:2-2:7' },
    { text: '{"a":[1,{"b":2,', pointer: '/a/1/c', value: '1:1-1:16' },
    { text: '{"a":{"b":1 2},"c":3}', pointer: '/a/b', value: '1:6-1:15' },
    { text: '{"a":{"b":1 2},"c":3}', pointer: '/c', value: '1:20-1:21' },
    { text: '[1] x', pointer: '/0', value: '1:2-1:3' },
  ])('looks into no object or list that is broken: $pointer in $text', ({ text, pointer, value }) => {
    expect(locate(text, pointer)).toBe(value);
  });

  it('finds deep places', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const pointer = '/0'.repeat(99_999);
    expect(locate(deep, pointer)).toBe('1:100000-1:100002');
    expect(locate('['.repeat(1_000_000), '/0')).toBe('1:1-1:1000001');
  });

  it('finds many places in a large text at once', () => {
    const lines = Array.from(
      { length: 50_000 },
      (_, index) => `{"id": "task-${index}", "list": [[1, 2], {}]}`,
    );
    const source = sourceText(`[\n${lines.join(',\n')}\n]`);
    const pointers = lines.flatMap((_, index) => [`/${index}`, `/${index}/list/0/1`]);
    const places = pointers.map(jsonSource(source).locate);
    expect(places.at(-2)).toMatchObject({ line: 50_001, column: 1 });
    expect(places.at(-1)).toMatchObject({ line: 50_001, column: 35, endColumn: 36 });
  });
});
