import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseTextLog } from '../../src/formats/text-log.ts';

const parse = (text: string, maxValues = defaultLimits.maxValues) =>
  parseTextLog(sourceText(text), { maxValues });

describe('parseTextLog', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['\n', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\n\n b ', ['a', '', ' b ']],
  ])('reads %j', (text, lines) => {
    expect(parse(text)).toMatchObject({ value: { lines }, faults: [] });
  });

  it('refuses more lines than it may hold', () => {
    expect(parse('a\nb\n', 2).faults).toEqual([]);
    expect(parse('a\nb\nc', 2)).toMatchObject({
      value: undefined,
      faults: [{ messageId: 'too-many-values', message: 'holds more than 2 lines', span: { line: 3 } }],
    });
  });

  it('says where lines stand', () => {
    const { source } = parse('ab\r\nc');
    const end = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    expect(['/lines/0', '/lines/1', '/lines/2', '/other/0', ''].map(source.locate)).toEqual([
      { ...end, endColumn: 3 },
      { line: 2, column: 1, endLine: 2, endColumn: 2 },
      end,
      end,
      end,
    ]);
    expect(source.lineText(1)).toBe('ab');
  });
});
