import type { SourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';

/** A change of one of the lines that count in a text; what comes, comes before the one at that index. */
export type LineEdit =
  | { readonly type: 'replace' | 'insert'; readonly at: number; readonly value: string }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'move'; readonly at: number; readonly before: number };

/** What changes in a text, of which `lines` are the numbers of the lines that count; undefined where there is no such line. */
export function lineEdits(
  source: SourceText,
  lines: readonly number[],
  edits: readonly LineEdit[],
): Splice[] | undefined {
  if (edits.some(({ type, at }) => type !== 'insert' && lines[at] === undefined)) return undefined;
  const gone = new Set(
    edits.flatMap(({ type, at }) => (type === 'remove' || type === 'move' ? [lines[at] ?? 0] : [])),
  );
  const isFollowed = edits.some(({ type }) => type === 'insert' || type === 'move');
  const changed = edits.flatMap((edit): Splice[] => {
    const from = source.lineStart(lines[edit.at] ?? 0);
    const own = source.lineText(lines[edit.at] ?? 0) ?? '';
    if (edit.type === 'replace') return [{ from, to: from + own.length, text: edit.value }];
    if (edit.type === 'insert') return [newLine(source, lines, gone, edit.at, edit.value)];
    return edit.type === 'move' ? [newLine(source, lines, gone, edit.before, own)] : [];
  });
  return [...changed, ...withoutLines(source, gone, isFollowed)];
}

/** Before the line that counts at that index; behind the last one where there is none. */
function newLine(
  source: SourceText,
  lines: readonly number[],
  gone: ReadonlySet<number>,
  at: number,
  value: string,
): Splice {
  const { text } = source;
  const [lineBreak, next, last = 0] = [lineBreakOf(text), lines[at], lines.at(-1)];
  const from = source.lineStart(next ?? (gone.has(last) ? last : last + 1));
  const isOpen = next === undefined && from === text.length && text !== '' && !/[\r\n]$/.test(text);
  return { from, to: from, text: isOpen ? lineBreak + value : value + lineBreak };
}

/** With their breaks; the last line, which has none, with the one before it where nothing comes. */
function withoutLines(source: SourceText, gone: ReadonlySet<number>, isFollowed: boolean): Splice[] {
  return [...gone].map((line): Splice => {
    const isLast = !isFollowed && line === source.lineCount && line > 1 && !gone.has(line - 1);
    const before = source.lineStart(line - 1) + (source.lineText(line - 1)?.length ?? 0);
    return { from: isLast ? before : source.lineStart(line), to: source.lineStart(line + 1), text: '' };
  });
}
