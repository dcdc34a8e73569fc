import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth, splitAtWidth } from '../../src/output/display-width.ts';
import { safeText } from '../../src/output/safe-text.ts';
import { wrap, wrapWords } from '../../src/output/wrap.ts';

describe('displayWidth', () => {
  it.each([
    { text: '', width: 0 },
    { text: 'plain', width: 5 },
    { text: 'Grüße', width: 5 },
    { text: 'e\u0301', width: 1 },
    { text: '\u0301', width: 0 },
    { text: '日本語', width: 6 },
    { text: 'ﾊﾝｶｸ', width: 4 },
    { text: 'ＡＢ', width: 4 },
    { text: '한국', width: 4 },
    { text: '\u1112\u1161\u11ab', width: 2 },
    { text: '𠮷', width: 2 },
    { text: '👍', width: 2 },
    { text: '👍🏽', width: 2 },
    { text: '🇯🇵', width: 2 },
    { text: '🇯', width: 1 },
    { text: '⚠', width: 1 },
    { text: '⚠\ufe0f', width: 2 },
    { text: '✅', width: 2 },
    { text: '→…│', width: 3 },
  ])('of $text is $width', ({ text, width }) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('splitAtWidth', () => {
  it.each([
    { text: 'abc', width: 3, parts: ['abc', ''] },
    { text: 'abcd', width: 3, parts: ['abc', 'd'] },
    { text: '日本', width: 3, parts: ['日', '本'] },
    { text: 'e\u0301e\u0301', width: 1, parts: ['e\u0301', 'e\u0301'] },
    { text: '日', width: 1, parts: ['日', ''] },
  ])('splits $text at $width', ({ text, width, parts }) => {
    expect(splitAtWidth(text, width)).toEqual(parts);
  });
});

describe('wrap', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', ':', '日', '👍🏽', '\u0301'),
    maxLength: 200,
  });

  it('breaks at blanks, and long words where they end', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
    expect(wrap('', 4)).toEqual([]);
  });

  it('keeps what belongs together', () => {
    expect(wrapWords(['ask:', 'waiver 1 / change 2'], 20)).toEqual(['ask:', 'waiver 1 / change 2']);
  });

  it('never lets a runner command open a line', () => {
    expect(wrap('abcde ::error::x', 14)).toEqual(['abcde', '\\u{3a}:error::', 'x']);
    expect(wrap('  ::a::b', 14)).toEqual(['\\u{3a}:a::b']);
  });

  it('keeps every line within the width and loses nothing', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 60 }), (prose, width) => {
        const lines = wrap(safeText(prose), width);
        for (const line of lines) {
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
          expect(line).not.toMatch(/^\s*::/u);
        }
        const squeeze = (text: string) => text.replaceAll('\\u{3a}', ':').replaceAll(' ', '');
        expect(squeeze(lines.join(''))).toBe(squeeze(prose));
      }),
    );
  });
});
