import type { JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import type { Span } from './location.ts';
import { frontmatterEnd } from './markdown-scan.ts';
import { blockLines, type MarkedLines, sectionLines } from './marked-blocks.ts';
import { indexIn, locateNearest } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText, spanAt } from './source.ts';
import { defaultTaskListOptions, parseTaskList } from './task-list.ts';
import type { TaskListOptions } from './task-list-builder.ts';
import { type TextFault, textFault } from './text-fault.ts';
import { defaultYamlOptions, parseYaml } from './yaml.ts';
import type { YamlDataOptions } from './yaml-walk.ts';

export interface FrontmatterOptions extends TaskListOptions {
  readonly yaml: YamlDataOptions;
}

export const defaultFrontmatterOptions: FrontmatterOptions = {
  ...defaultTaskListOptions,
  yaml: defaultYamlOptions,
};

/** A stretch of lines that is read as a text of its own. */
interface Stretch {
  readonly firstLine: number;
  readonly parsed: ParsedText;
}

/**
 * Markdown that begins with YAML between two lines `---`: `{ frontmatter, body, blocks, sections }`. `blocks` are what stands
 * between `<!-- NAME:BEGIN -->` and `<!-- NAME:END -->`, `sections` what stands under headings of the second level; each is
 * `{ text, items }`. Of several with one name the first counts.
 */
export function parseFrontmatter(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: FrontmatterOptions = defaultFrontmatterOptions,
): ParsedText {
  const end = frontmatterEnd(source);
  if (end === 0) return unread(source, [missing(source)]);
  const { yaml, isMapping, faults } = readHead(source, end, limits, options.yaml);
  const read = (lines: MarkedLines) => readStretches(source, lines, limits, options);
  const blocks = read(blockLines(source, end + 1));
  const sections = read(sectionLines(source, end + 1));
  const broken = [...blocks.values(), ...sections.values()].flatMap(({ firstLine, parsed }) =>
    parsed.faults.map((fault) => ({ ...fault, span: movedDown(fault.span, firstLine - 1) })),
  );
  if (!isMapping || broken.length > 0) return unread(source, [...faults, ...broken.slice(0, 1)]);
  const value = {
    frontmatter: yaml.value ?? null,
    body: linesOf(source, end + 1, source.lineCount).trim(),
    blocks: valuesOf(blocks),
    sections: valuesOf(sections),
  };
  const parts = { frontmatter: { firstLine: 1, parsed: yaml }, blocks, sections, bodyLine: end + 1 };
  return { value, faults, source: placesIn(source, parts) };
}

/** The mapping at the beginning of a Markdown file alone, as `{ frontmatter }`: whatever stands below is not looked at. */
export function parseFrontmatterAlone(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: YamlDataOptions = defaultYamlOptions,
): ParsedText {
  const end = frontmatterEnd(source);
  if (end === 0) return unread(source, [missing(source)]);
  const { yaml, isMapping, faults } = readHead(source, end, limits, options);
  if (!isMapping) return unread(source, faults);
  const frontmatter = { firstLine: 1, parsed: yaml };
  const parts = { frontmatter, blocks: new Map(), sections: new Map(), bodyLine: end + 1 };
  return { value: { frontmatter: yaml.value ?? null }, faults, source: placesIn(source, parts) };
}

/** The first line is left blank instead of out: what the YAML says of lines then holds for the file. */
function readHead(
  source: SourceText,
  end: number,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: YamlDataOptions,
) {
  const yaml = parseYaml(sourceText(`\n${linesOf(source, 2, end - 1)}`), limits, options);
  const isMapping = typeof yaml.value === 'object' && yaml.value !== null && !Array.isArray(yaml.value);
  const faults = yaml.faults.map((fault) => ({
    ...fault,
    pointer: `/frontmatter${fault.pointer}`,
  }));
  if (yaml.value !== undefined && !isMapping) faults.push(noMapping(source, end));
  return { yaml, isMapping, faults };
}

function readStretches(
  source: SourceText,
  marked: MarkedLines,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: TaskListOptions,
): Map<string, Stretch & { readonly text: string }> {
  return new Map(
    [...marked].map(([name, { first, last }]) => {
      const text = linesOf(source, first, last);
      return [name, { firstLine: first, text, parsed: parseTaskList(sourceText(text), limits, options) }];
    }),
  );
}

function valuesOf(stretches: ReadonlyMap<string, Stretch & { readonly text: string }>): JsonValue {
  return Object.fromEntries(
    [...stretches].map(([name, { text, parsed }]) => [name, { text: text.trim(), items: itemsOf(parsed) }]),
  );
}

function itemsOf({ value }: ParsedText): JsonValue {
  return typeof value === 'object' && value !== null && 'items' in value ? (value.items ?? []) : [];
}

interface Parts {
  readonly frontmatter: Stretch;
  readonly blocks: ReadonlyMap<string, Stretch>;
  readonly sections: ReadonlyMap<string, Stretch>;
  readonly bodyLine: number;
}

function placesIn(source: SourceText, parts: Parts): ParsedText['source'] {
  return {
    lineText: source.lineText,
    locate: (pointers) =>
      locateNearest(pointers, ([root, ...tokens]) => {
        if (root === 'body') return lineStart(parts.bodyLine);
        if (root === 'frontmatter') return placeIn(parts.frontmatter, tokens);
        const [name = '', ...inner] = tokens;
        const stretch = root === 'blocks' || root === 'sections' ? parts[root].get(name) : undefined;
        if (stretch === undefined) return undefined;
        const isItem = inner[0] === 'items' && indexIn(inner[1]) >= 0;
        return isItem ? placeIn(stretch, inner) : lineStart(stretch.firstLine);
      }),
  };
}

function placeIn({ firstLine, parsed }: Stretch, tokens: readonly string[]): Span | undefined {
  const pointer = tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const span = parsed.source.locate([pointer]).get(pointer);
  return span === undefined ? undefined : movedDown(span, firstLine - 1);
}

function linesOf(source: SourceText, first: number, last: number): string {
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, index) => source.lineText(first + index) ?? '').join('\n');
}

function movedDown(span: Span, by: number): Span {
  return { ...span, line: span.line + by, endLine: span.endLine + by };
}

function lineStart(line: number): Span {
  return { line, column: 1, endLine: line, endColumn: 1 };
}

function missing(source: SourceText): TextFault {
  const isOpen = source.lineText(1)?.trimEnd() === '---';
  const message = isOpen
    ? "the frontmatter is not closed: expected a line '---' after it"
    : "expected frontmatter: a line '---' at the very beginning";
  return textFault('syntax', message, spanAt(source, 0, source.lineText(1)?.length ?? 0));
}

function noMapping(source: SourceText, end: number): TextFault {
  const span = { ...lineStart(Math.min(2, end)), endColumn: (source.lineText(2)?.length ?? 0) + 1 };
  return {
    ...textFault('syntax', 'the frontmatter must be a mapping of keys to values', span),
    pointer: '/frontmatter',
  };
}

function unread(source: SourceText, faults: readonly TextFault[]): ParsedText {
  const locate = (pointers: readonly string[]) => locateNearest(pointers, () => undefined);
  return { value: undefined, faults, source: { lineText: source.lineText, locate } };
}
