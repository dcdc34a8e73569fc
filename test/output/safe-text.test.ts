import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCells, safeJsonText, safeLineStart, safeQuoted, safeText } from '../../src/output/safe-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const awkward = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    ':',
    '#',
    '[',
    ']',
    '"',
    '\\',
    '\u202e',
    '\u200d',
    '\ufe0f',
    '\ud83d',
    '👍',
    '⚠',
    '\n',
  ),
  maxLength: 20,
});

describe('safeText', () => {
  it.each([
    { name: 'plain text', text: 'Grüße, 日本語 👍 "x" \\n', safe: 'Grüße, 日本語 👍 "x" \\n' },
    { name: 'line breaks and tabs', text: 'a\nb\r\n\tc', safe: 'a\\nb\\r\\n\\tc' },
    { name: 'an ANSI sequence', text: '\u001b[31mred\u009b0m', safe: '\\u{1b}[31mred\\u{9b}0m' },
    { name: 'delete and null', text: '\u007f\u0000', safe: '\\u{7f}\\u{0}' },
    {
      name: 'bidirectional controls',
      text: '\u202ea\u2066b\u200e\u061c',
      safe: '\\u{202e}a\\u{2066}b\\u{200e}\\u{61c}',
    },
    { name: 'line separators', text: 'a\u2028b\u2029', safe: 'a\\u{2028}b\\u{2029}' },
    {
      name: 'invisible characters',
      text: 'a\u200b\u2060\ufeff\u00ad\u3164b',
      safe: 'a\\u{200b}\\u{2060}\\u{feff}\\u{ad}\\u{3164}b',
    },
    { name: 'tags, which spell hidden words', text: '\u{e0041}', safe: '\\u{e0041}' },
    { name: 'lone surrogates', text: 'a\ud800b\udc00', safe: 'a\\u{d800}b\\u{dc00}' },
    { name: 'blanks that look like a space', text: 'a\u00a0b\u2003c', safe: 'a\\u{a0}b\\u{2003}c' },
    { name: 'an emoji with its selector', text: '⚠\ufe0f', safe: '⚠\ufe0f' },
    { name: 'a selector without an emoji', text: '1\ufe0f', safe: '1\\u{fe0f}' },
    { name: 'a family held together by joiners', text: '👩\u200d👧', safe: '👩\\u{200d}👧' },
    { name: 'a runner command', text: 'x ##[error]y', safe: 'x ##\\u{5b}error]y' },
    {
      name: 'a command of another runner',
      text: '##vso[task.setvariable]',
      safe: '##vso\\u{5b}task.setvariable]',
    },
    { name: 'an ordinary bracket', text: '# a[0] #[1]', safe: '# a[0] #[1]' },
  ])('shows $name', ({ text, safe }) => {
    expect(safeText(text)).toBe(safe);
  });

  it('leaves nothing hidden or active in any text, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, awkward), (text) => {
        const safe = safeText(text);
        expect(safe).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f]|##\[/u);
        expect(safeText(safe)).toBe(safe);
      }),
    );
  });

  it('is what its cells show, each from its own place in the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, awkward), (text) => {
        const cells = [...safeCells(text)];
        expect(cells.map(({ shown }) => shown).join('')).toBe(safeText(text));
        expect(cells.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      }),
    );
  });
});

describe('the other forms', () => {
  it('quotes so that the end cannot be faked', () => {
    expect(safeQuoted('a" "b\u202e')).toBe('"a\\" \\"b\\u{202e}"');
  });

  it('escapes JSON text without changing its value', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, awkward), (text) => {
        expect(JSON.parse(safeJsonText(JSON.stringify(text)))).toBe(text);
      }),
    );
  });

  it.each([
    { text: '::error::x', safe: '\\u{3a}:error::x' },
    { text: ' \u3000::error::x', safe: ' \u3000\\u{3a}:error::x' },
    { text: 'std::vector', safe: 'std::vector' },
    { text: ':a', safe: ':a' },
  ])('opens a line with $text', ({ text, safe }) => {
    expect(safeLineStart(text)).toBe(safe);
  });
});
