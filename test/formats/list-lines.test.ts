import { describe, expect, it } from 'vitest';
import { listLines } from '../../src/formats/list-lines.ts';
import { sourceText } from '../../src/formats/source.ts';

const lines = (text: string) =>
  listLines(sourceText(text)).map(({ line, text: said, hasBox }) => [line, said, hasBox]);

describe('what a Markdown text lists', () => {
  it.each<[text: string, expected: readonly unknown[]]>([
    ['', []],
    ['# Plan\n\nProse\n', []],
    [
      '- a\n  * b\n1. c\n',
      [
        [1, 'a', false],
        [2, 'b', false],
        [3, 'c', false],
      ],
    ],
    [
      '- [ ] a\n[x] b\n',
      [
        [1, '[ ] a', true],
        [2, '[x] b', true],
      ],
    ],
    ['- **T1** ✅\n-\n', [[1, 'T1', false]]],
    ['| a | b |\n|---|---|\n| c | d |\n', [[3, 'c | d', false]]],
    ['```\n- a\n```\n<!--\n- b\n-->\n> - c\n', []],
    ['    - indented code\n', []],
    ['[a](b) and [x](c)\n', []],
  ])('%j', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });
});
