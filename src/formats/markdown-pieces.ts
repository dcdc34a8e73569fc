import { defaultLimits } from './limits.ts';
import { scanMarkdown } from './markdown-scan.ts';
import { sourceText } from './source.ts';

/**
 * The lines of a Markdown text, of which what a fence or a comment hides is one piece with the line that begins it; undefined
 * where each line is a piece.
 */
export function markdownPieces(text: string): string[] | undefined {
  if (!/```|~~~|<!--/.test(text)) return undefined;
  const source = sourceText(text);
  const hidden = new Set<number>();
  scanMarkdown(source, { hidden: ({ number }) => hidden.add(number) }, defaultLimits.maxDepth);
  const pieces: string[] = [];
  for (let line = 1, from = 0; line <= source.lineCount; line += 1) {
    // A lone carriage return ends a line of the page, and none of git's.
    const to = source.lineStart(line + 1);
    if (hidden.has(line + 1) || (to < text.length && text[to - 1] !== '\n')) continue;
    if (from < to) pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
