import { pointerTokens } from './location.ts';
import { frontmatterEnd } from './markdown-scan.ts';
import { blockLines, sectionLines } from './marked-blocks.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import type { ValueEdit } from './value-edit.ts';

/** Edits of a Markdown file with a frontmatter, by what they are about. */
export interface FrontmatterEdits {
  /** Where the YAML stands, and its edits. */
  readonly from: number;
  readonly to: number;
  readonly yaml: readonly ValueEdit[];
  readonly splices: readonly Splice[];
}

/** The edits within the YAML, and what changes in the text below; undefined where one is neither. */
export function frontmatterEdits(text: string, edits: readonly ValueEdit[]): FrontmatterEdits | undefined {
  const source = sourceText(text);
  const end = frontmatterEnd(source);
  if (end === 0) return undefined;
  const yaml: ValueEdit[] = [];
  const splices: Splice[] = [];
  for (const edit of edits) {
    if (edit.pointer.startsWith('/frontmatter/'))
      yaml.push({ ...edit, pointer: edit.pointer.slice('/frontmatter'.length) });
    else {
      const splice = belowSplice(source, end, edit);
      if (splice === undefined) return undefined;
      splices.push(splice);
    }
  }
  return { from: source.lineStart(2), to: source.lineStart(end), yaml, splices };
}

/** The text of a block, of a section, or of all that stands below, as a whole. */
function belowSplice(source: SourceText, end: number, edit: ValueEdit): Splice | undefined {
  const [root, name = '', field, ...rest] = pointerTokens(edit.pointer);
  if (edit.type !== 'replace' || typeof edit.value !== 'string') return undefined;
  if (root === 'body' && name === '') return stretch(source, end + 1, source.lineCount, edit.value);
  if (field !== 'text' || rest.length > 0) return undefined;
  const marked =
    root === 'blocks'
      ? blockLines(source, end + 1)
      : root === 'sections'
        ? sectionLines(source, end + 1)
        : undefined;
  const lines = marked?.get(name);
  return lines === undefined ? undefined : stretch(source, lines.first, lines.last, edit.value);
}

/** Blank lines around what stood there stay. */
function stretch(source: SourceText, first: number, last: number, value: string): Splice {
  const [start, end] = [source.lineStart(first), source.lineStart(last + 1)];
  const old = source.text.slice(start, end);
  const lineBreak = lineBreakOf(source.text);
  const own = value.split('\n').join(lineBreak);
  if (old.trim() === '') return { from: start, to: start, text: own === '' ? '' : own + lineBreak };
  const from = start + old.length - old.trimStart().length;
  return { from, to: start + old.trimEnd().length, text: own };
}
