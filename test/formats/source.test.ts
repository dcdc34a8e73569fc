import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceText, spanAt } from '../../src/formats/source.ts';

const lineBreak = /\r\n|\r|\n/;
const anyText = fc.string({
  unit: fc.constantFrom('a', 'é', '𝄞', '\n', '\r', '\r\n', '\u2028'),
  maxLength: 20,
});

describe('sourceText', () => {
  it.each([
    { text: '', lines: [''] },
    { text: 'a', lines: ['a'] },
    { text: 'a\n', lines: ['a', ''] },
    { text: 'a\r\nb\rc\nd', lines: ['a', 'b', 'c', 'd'] },
    { text: '\r\r\n\n', lines: ['', '', '', ''] },
    { text: 'a\u2028b\vc', lines: ['a\u2028b\vc'] },
  ])('splits $text into lines', ({ text, lines }) => {
    const source = sourceText(text);
    expect(source.lineCount).toBe(lines.length);
    expect(lines.map((_, index) => source.lineText(index + 1))).toEqual(lines);
    expect([source.lineText(0), source.lineText(lines.length + 1), source.lineText(1.5)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it.each([
    { offset: 0, line: 1, column: 1 },
    { offset: 1, line: 1, column: 2 },
    { offset: 2, line: 1, column: 3 },
    { offset: 3, line: 2, column: 1 },
    { offset: 5, line: 2, column: 3 },
    { offset: 6, line: 3, column: 1 },
    { offset: -1, line: 1, column: 1 },
    { offset: 99, line: 3, column: 1 },
  ])('finds offset $offset at $line:$column', ({ offset, line, column }) => {
    expect(sourceText('a\r\n𝄞\r').positionAt(offset)).toEqual({ line, column });
  });

  it('agrees with a split by line breaks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = sourceText(text);
        const lines = text.split(lineBreak);
        expect(lines.map((_, index) => source.lineText(index + 1))).toEqual(lines);
        expect(source.lineCount).toBe(lines.length);
      }),
    );
  });

  it('finds every offset outside of a break at its character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = sourceText(text);
        for (let offset = 0; offset < text.length; offset++) {
          const { line, column } = source.positionAt(offset);
          const character = text.charAt(offset);
          if (!lineBreak.test(character)) expect(source.lineText(line)?.charAt(column - 1)).toBe(character);
        }
      }),
    );
  });

  it('gives spans with an exclusive end', () => {
    expect(spanAt(sourceText('ab\ncd'), 1, 4)).toEqual({ line: 1, column: 2, endLine: 2, endColumn: 2 });
  });
});
