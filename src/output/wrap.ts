import { displayWidth, splitAtWidth } from './display-width.ts';
import { safeLineStart } from './safe-text.ts';

/** Breaks safe prose into lines of at most `width` columns. */
export function wrap(prose: string, width: number): string[] {
  return wrapWords(prose.split(' '), width);
}

/** A line with its indentation, which the lines below it share; `further` more columns from the second line on. */
export function wrapIndented(line: string, width: number, further = 0): string[] {
  const [, blanks = '', prose = ''] = /^( *)(.*)$/s.exec(line) ?? [];
  return wrap(prose, width - blanks.length - further).map(
    (part, index) => blanks + (index === 0 ? '' : ' '.repeat(further)) + part,
  );
}

/** As `wrap`, for words that may hold blanks at which they are not to be broken. */
export function wrapWords(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const open = (text: string) => {
    let [head, rest] = splitAtWidth(safeLineStart(text), width);
    while (rest !== '') {
      lines.push(head);
      [head, rest] = splitAtWidth(safeLineStart(rest), width);
    }
    line = head;
    used = displayWidth(line);
  };
  for (const word of words) {
    const added = 1 + displayWidth(word);
    const fits = line !== '' && used + added <= width;
    if (fits && line.trim() !== '') {
      line += ` ${word}`;
      used += added;
      continue;
    }
    if (!fits && line !== '') lines.push(line.trimEnd());
    // Where a line is only blanks so far, what follows them is its beginning.
    open(fits ? `${line} ${word}` : word);
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
