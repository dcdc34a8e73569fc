import { defaultLimits } from './limits.ts';
import { scanMarkdown } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import { boxAt } from './task-box.ts';
import { cleanText, foldText } from './task-text.ts';

/** One line of a list or table in Markdown, as folded text without bullet and without signs such as ✅. */
export interface ListLine {
  /** Counting from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it begins with the box of a task, with or without a bullet before it. */
  readonly hasBox: boolean;
}

/** Everything in a Markdown text that lists something: bullets, rows of tables, and boxes without a bullet. */
export function listLines(source: SourceText): readonly ListLine[] {
  const found: ListLine[] = [];
  const add = (line: number, text: string, hasBox: boolean): void => {
    const clean = cleanText(foldText(text)).text;
    if (clean !== '') found.push({ line, text: clean, hasBox });
  };
  scanMarkdown(
    source,
    {
      bullet(_owner, { text, number }, at) {
        add(number, text.slice(at), boxAt(text, at) !== undefined);
        return -1;
      },
      text(_owner, { text, number }) {
        if (boxAt(text, 0) !== undefined) add(number, text, true);
      },
      row(cells, { number }) {
        add(number, cells.map(({ text }) => text).join(' | '), false);
      },
    },
    defaultLimits,
  );
  return found;
}
