import { parseFrontmatterAlone, stretchesBelow } from './frontmatter.ts';
import { defaultLimits } from './limits.ts';
import { frontmatterEnd, noLimits } from './markdown-scan.ts';
import { type SourceText, sourceText } from './source.ts';
import { lineBreakOf, type Splice } from './splice.ts';
import { writtenFormat } from './text-form.ts';
import type { ValueEdit } from './value-edit.ts';
import { editedYaml, yamlFormat } from './yaml-edit.ts';

/** What changes in a Markdown file with a frontmatter: in the YAML, and in the text below; undefined where an edit is about neither. */
function frontmatterSplices(text: string, edits: readonly ValueEdit[]): Splice[] | undefined {
  const source = sourceText(text);
  const end = frontmatterEnd(source);
  const [from, to] = [source.lineStart(2), source.lineStart(end)];
  const root = '/frontmatter';
  const isInside = ({ pointer }: ValueEdit) => pointer.startsWith(`${root}/`);
  const inner = edits.filter(isInside).map((each) => ({ ...each, pointer: each.pointer.slice(root.length) }));
  const below = edits.filter((each) => !isInside(each)).map((each) => belowSplice(source, end, each));
  const yaml =
    end === 0 || inner.length === 0 ? text.slice(from, to) : yamlFormat.write(text.slice(from, to), inner);
  if (end === 0 || yaml === undefined || below.includes(undefined)) return undefined;
  return [...below.filter((each) => each !== undefined), { from, to, text: yaml }];
}

/** The text of a block, of a section, or of all that stands below, as a whole; blank lines around it stay. */
function belowSplice(source: SourceText, end: number, edit: ValueEdit): Splice | undefined {
  if (edit.type !== 'replace' || typeof edit.value !== 'string') return undefined;
  const body = { first: end + 1, last: source.lineCount };
  const inner = /^(.*)\/text$/.exec(edit.pointer)?.[1] ?? '';
  const lines = edit.pointer === '/body' ? body : stretchesBelow(source, end, noLimits).found.get(inner);
  if (lines === undefined) return undefined;
  const [start, behind] = [source.lineStart(lines.first), source.lineStart(lines.last + 1)];
  const old = source.text.slice(start, behind);
  const lineBreak = lineBreakOf(source.text);
  const text = edit.value.split('\n').join(lineBreak);
  if (old.trim() === '') return { from: start, to: start, text: text === '' ? '' : text + lineBreak };
  return { from: start + old.length - old.trimStart().length, to: start + old.trimEnd().length, text };
}

/** A page whose head is YAML. */
export const frontmatterFormat = writtenFormat(
  (source) => parseFrontmatterAlone(source, defaultLimits, editedYaml),
  frontmatterSplices,
  { isWhole: false, isProven: false },
);
