import type { JsonLimits } from './limits.ts';
import {
  afterBullet,
  fenceOf,
  headingOf,
  isRule,
  type MarkdownLine,
  markdownLine,
  standsAlone,
  underlineLevel,
} from './markdown-line.ts';
import { spanIn } from './nearest-place.ts';
import type { TextFault } from './parsed.ts';
import type { SourceText } from './source.ts';
import { type Cell, cellsOf, isDelimiterRow } from './table-rows.ts';
import { conflictFault, limitFault } from './text-fault.ts';

/** Receives what a text shows, in order. An owner is what `bullet` answered for the nearest bullet around; -1 for none. */
export interface MarkdownHandler {
  heading?(level: number, text: string, line: MarkdownLine): void;
  /** `at` is where the bullet's text begins in the line's text. */
  bullet?(owner: number, line: MarkdownLine, at: number): number;
  text?(owner: number, line: MarkdownLine, continues: boolean): void;
  heads?(cells: readonly Cell[]): void;
  row?(cells: readonly Cell[], line: MarkdownLine): void;
  /** How many values there are so far. */
  count?(): number;
}

/** A fence or a comment that hides lines, until it ends or the bullet around it does. */
interface Hidden {
  readonly ends: (text: string) => boolean;
  readonly leastIndent: number;
}

interface Scan {
  readonly handler: MarkdownHandler;
  readonly maxDepth: number;
  /** The bullets around the current line, outermost first. */
  readonly open: { readonly indent: number; readonly owner: number }[];
  hidden: Hidden | undefined;
  /** The paragraph that the next line may continue; `lines` where an underline would make it a heading. */
  paragraph: { readonly owner: number; readonly lines: string[] | undefined } | undefined;
  table: 'none' | 'heads' | 'rows';
}

/** For a text that was read before. */
export const noLimits = { maxDepth: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };

/** Deeper by so much is inside: what GitHub demands of `-`, and what people write under `1.` too. */
const nesting = 2;
const codeIndent = 4;

/**
 * Reads headings, bullets, paragraphs and tables as GitHub shows them; fences, indented code and comments hide what is
 * inside, and so does a frontmatter. Within lists indentation is nesting, however deep.
 */
export function scanMarkdown(
  source: SourceText,
  handler: MarkdownHandler,
  limits: JsonLimits,
): TextFault | undefined {
  const { maxDepth, maxValues } = limits;
  const scan: Scan = { handler, maxDepth, open: [], hidden: undefined, paragraph: undefined, table: 'none' };
  const { lineCount } = source;
  for (let number = frontmatterEnd(source) + 1; number <= lineCount; number++) {
    const line = markdownLine(source.lineText(number) ?? '', number);
    if (isHidden(scan, line)) continue;
    if (line.indent === 0 && /^<{7}(?: |$)/.test(line.text)) return conflictFault(spanIn(number, 0, 7));
    takeLine(scan, line, () => source.lineText(number + 1) ?? '');
    const isDeep = scan.open.length > maxDepth;
    if (!isDeep && (handler.count?.() ?? 0) <= maxValues) continue;
    const reason = isDeep ? 'too-deep' : 'too-many-values';
    return limitFault(reason, limits, spanIn(number, line.start, line.start + line.text.length));
  }
  return undefined;
}

/** The last line of a frontmatter; 0 where there is none, or it is never closed. */
export function frontmatterEnd(source: SourceText): number {
  if (source.lineText(1)?.trimEnd() !== '---') return 0;
  for (let number = 2; number <= source.lineCount; number++) {
    const text = source.lineText(number)?.trimEnd();
    if (text === '---' || text === '...') return number;
  }
  return 0;
}

function isHidden(scan: Scan, { text, indent }: MarkdownLine): boolean {
  const { hidden } = scan;
  if (hidden === undefined) return false;
  if (text !== '' && indent < hidden.leastIndent) {
    scan.hidden = undefined;
    return false;
  }
  if (hidden.ends(text)) scan.hidden = undefined;
  return true;
}

function takeLine(scan: Scan, line: MarkdownLine, next: () => string): void {
  if (scan.table === 'heads') {
    scan.table = 'rows';
    return;
  }
  if (line.text === '') {
    endBlock(scan, Number.POSITIVE_INFINITY);
    return;
  }
  if (line.indent >= codeIndent && scan.open.length === 0) {
    if (scan.paragraph !== undefined) takeText(scan, line);
    return;
  }
  const isTaken =
    takeHidden(scan, line, line.text) ||
    takeHeading(scan, line) ||
    takeUnderline(scan, line) ||
    takeBullets(scan, line) ||
    takeTable(scan, line, next);
  if (!isTaken) takeText(scan, line);
}

/** Ends paragraph and table, and the bullets that a line with this indentation is not inside of. */
function endBlock(scan: Scan, indent: number): void {
  scan.paragraph = undefined;
  scan.table = 'none';
  closeBullets(scan, indent);
}

function closeBullets(scan: Scan, indent: number): void {
  while (scan.open.length > 0 && (scan.open.at(-1)?.indent ?? 0) + nesting > indent) scan.open.pop();
}

function ownerOf({ open }: Scan): number {
  return open.at(-1)?.owner ?? -1;
}

function takeHidden(scan: Scan, line: MarkdownLine, text: string): boolean {
  const marks = fenceOf(text);
  if (marks === undefined && !text.startsWith('<!--')) return false;
  endBlock(scan, text === line.text ? line.indent : Number.POSITIVE_INFINITY);
  const bullet = scan.open.at(-1);
  const leastIndent = bullet === undefined ? 0 : bullet.indent + nesting;
  const fence = new RegExp(`^${marks?.charAt(0)}+$`);
  if (marks !== undefined)
    scan.hidden = { leastIndent, ends: (each) => each.startsWith(marks) && fence.test(each) };
  else if (!text.includes('-->')) scan.hidden = { leastIndent, ends: (each) => each.includes('-->') };
  return true;
}

function takeHeading(scan: Scan, line: MarkdownLine): boolean {
  const heading = headingOf(line.text);
  if (heading === undefined) return false;
  endBlock(scan, line.indent);
  if (scan.open.length === 0) scan.handler.heading?.(heading.level, heading.text, line);
  else scan.handler.text?.(ownerOf(scan), line, false);
  return true;
}

function takeUnderline(scan: Scan, line: MarkdownLine): boolean {
  const level = underlineLevel(line.text);
  const above = scan.paragraph?.lines;
  const isHeading = level !== undefined && above !== undefined;
  if (!isHeading && !isRule(line.text)) return false;
  if (isHeading) scan.handler.heading?.(level, above.join(' '), line);
  endBlock(scan, line.indent);
  return true;
}

function takeBullets(scan: Scan, line: MarkdownLine): boolean {
  let at = afterBullet(line.text, 0);
  if (at < 0) return false;
  endBlock(scan, line.indent);
  let indent = line.indent;
  for (let inner = afterBullet(line.text, at); inner >= 0 && at < line.text.length; ) {
    scan.open.push({ indent, owner: ownerOf(scan) });
    if (scan.open.length > scan.maxDepth) return true;
    indent = line.indent + at;
    at = inner;
    inner = afterBullet(line.text, at);
  }
  const owner = scan.handler.bullet?.(ownerOf(scan), line, at) ?? -1;
  scan.open.push({ indent, owner });
  const text = line.text.slice(at);
  if (text !== '' && !takeHidden(scan, line, text)) scan.paragraph = { owner, lines: undefined };
  return true;
}

function takeTable(scan: Scan, line: MarkdownLine, next: () => string): boolean {
  if (scan.table === 'rows') {
    scan.handler.row?.(cellsOf(line.text), line);
    return true;
  }
  if (!line.text.includes('|')) return false;
  const cells = cellsOf(line.text);
  const isInside = (scan.open[0]?.indent ?? line.indent) + nesting <= line.indent;
  if (isInside || !isDelimiterRow(next(), cells.length)) return false;
  endBlock(scan, line.indent);
  scan.handler.heads?.(cells);
  scan.table = 'heads';
  return true;
}

function takeText(scan: Scan, line: MarkdownLine): void {
  const { paragraph } = scan;
  if (paragraph !== undefined && !standsAlone(line.text)) {
    paragraph.lines?.push(line.text);
    scan.handler.text?.(paragraph.owner, line, true);
    return;
  }
  closeBullets(scan, line.indent);
  const owner = ownerOf(scan);
  const isTop = scan.open.length === 0 && !standsAlone(line.text);
  scan.paragraph = { owner, lines: isTop ? [line.text] : undefined };
  scan.handler.text?.(owner, line, false);
}
