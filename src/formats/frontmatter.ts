import { isJsonObject, type JsonValue } from './json-value.ts';
import type { Limits } from './limits.ts';
import { linesFrom } from './line-splices.ts';
import { appendToken, indexIn, pointerTokens, type Span } from './location.ts';
import { frontmatterEnd, type MarkdownStop, noLimits, scanMarkdown, stopFault } from './markdown-scan.ts';
import { placedText, spanIn, unreadText } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText, sourceText } from './source.ts';
import { parseTaskList } from './task-list.ts';
import type { TaskListOptions } from './task-scan.ts';
import { cleanText, foldText } from './task-text.ts';
import { type TextFault, textFault } from './text-fault.ts';
import { defaultYamlOptions, parseYaml } from './yaml.ts';
import type { YamlDataOptions } from './yaml-walk.ts';

type PageLimits = Pick<Limits, 'maxDepth' | 'maxValues'>;

/** A stretch of lines that is read as a text of its own. */
interface Stretch {
  readonly firstLine: number;
  readonly text: string;
  readonly parsed: ParsedText;
}

/**
 * Markdown that begins with YAML between two lines `---`: `{ frontmatter, body, blocks, sections }`. `blocks` are what stands
 * between `<!-- NAME:BEGIN -->` and `<!-- NAME:END -->`, `sections` what stands under headings of the second level; each is
 * `{ text, items }`. Of several with one name the first counts.
 */
export function parseFrontmatter(
  source: SourceText,
  limits: PageLimits,
  options: TaskListOptions,
): ParsedText {
  const head = readHead(source, limits, defaultYamlOptions);
  if (head.value === undefined) return unreadText(source, head.faults);
  const { stop } = headingsOf(source, limits);
  const stretches = new Map(
    [...stretchesBelow(source, head.end)].map(([pointer, { first, last }]): [string, Stretch] => {
      const text = linesOf(source, first, last);
      return [pointer, { firstLine: first, text, parsed: parseTaskList(sourceText(text), limits, options) }];
    }),
  );
  const broken = [...stretches.values()].flatMap(({ firstLine, parsed }) =>
    parsed.faults.map((fault) => ({ ...fault, span: movedDown(fault.span, firstLine - 1) })),
  );
  const [fault] = stop === undefined ? broken : [stopFault(stop, limits)];
  if (fault !== undefined) return unreadText(source, [...head.faults, fault]);
  const body = linesOf(source, head.end + 1, source.lineCount).trim();
  const [blocks, sections] = [valuesBelow(stretches, '/blocks/'), valuesBelow(stretches, '/sections/')];
  const part = placedText(source, ([root = '', name = '', ...inner]) => {
    if (root === 'body') return spanIn(head.end + 1, 0, 0);
    const stretch = stretches.get(appendToken(`/${root}`, name));
    if (stretch === undefined) return placeInHead(head, root, [name, ...inner]);
    const isItem = inner[0] === 'items' && indexIn(inner[1]) >= 0;
    return isItem ? placeIn(stretch, inner) : spanIn(stretch.firstLine, 0, 0);
  });
  return { value: { frontmatter: head.value, body, blocks, sections }, faults: head.faults, source: part };
}

/** The mapping at the beginning of a Markdown file alone, as `{ frontmatter }`: whatever stands below is not looked at. */
export function parseFrontmatterAlone(
  source: SourceText,
  limits: PageLimits,
  options: YamlDataOptions = defaultYamlOptions,
): ParsedText {
  const head = readHead(source, limits, options);
  if (head.value === undefined) return unreadText(source, head.faults);
  const part = placedText(source, ([root, ...tokens]) => placeInHead(head, root, tokens));
  return { value: { frontmatter: head.value }, faults: head.faults, source: part };
}

/** What stands between the two lines; without a value where that is no mapping. */
interface Head extends ParsedText {
  /** The second of them. */
  readonly end: number;
}

function readHead(source: SourceText, limits: PageLimits, options: YamlDataOptions): Head {
  const end = frontmatterEnd(source);
  if (end === 0) return { end, ...unreadText(source, [missing(source)]) };
  // The first line is left blank instead of out: what the YAML says of lines then holds for the file.
  const { value, ...yaml } = parseYaml(sourceText(`\n${linesOf(source, 2, end - 1)}`), limits, options);
  const faults = yaml.faults.map((fault) => ({ ...fault, pointer: `/frontmatter${fault.pointer}` }));
  if (value === undefined || isJsonObject(value)) return { ...yaml, end, value, faults };
  return { ...yaml, end, value: undefined, faults: [...faults, noMapping(source)] };
}

function missing(source: SourceText): TextFault {
  const isOpen = source.lineText(1)?.trimEnd() === '---';
  const message = isOpen
    ? "the frontmatter is not closed: expected a line '---' after it"
    : "expected frontmatter: a line '---' at the very beginning";
  return textFault('syntax', message, spanIn(1, 0, source.lineText(1)?.length ?? 0));
}

function noMapping(source: SourceText): TextFault {
  const message = 'the frontmatter must be a mapping of keys to values';
  return {
    ...textFault('syntax', message, spanIn(2, 0, source.lineText(2)?.length ?? 0)),
    pointer: '/frontmatter',
  };
}

function valuesBelow(stretches: ReadonlyMap<string, Stretch>, root: string): JsonValue {
  const own = [...stretches].filter(([pointer]) => pointer.startsWith(root));
  const values = own.map(
    ([
      pointer,
      {
        text,
        parsed: { value },
      },
    ]): [string, JsonValue] => {
      const items = (isJsonObject(value) && value.items) || [];
      return [pointerTokens(pointer)[1] ?? '', { text: text.trim(), items }];
    },
  );
  return Object.fromEntries(values);
}

function placeInHead(head: Head, root: string | undefined, tokens: readonly string[]): Span | undefined {
  return root === 'frontmatter' ? placeIn({ firstLine: 1, parsed: head }, tokens) : undefined;
}

function placeIn(
  { firstLine, parsed }: Pick<Stretch, 'firstLine' | 'parsed'>,
  tokens: readonly string[],
): Span {
  return movedDown(parsed.source.locate(tokens.reduce<string>(appendToken, '')), firstLine - 1);
}

function linesOf(source: SourceText, first: number, last: number): string {
  return linesFrom(source, first, last).replace(/\r\n?/g, '\n');
}

function movedDown(span: Span, by: number): Span {
  return { ...span, line: span.line + by, endLine: span.endLine + by };
}

/** Lines in a row, which count from 1. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** What stands below a frontmatter that ends at a line, by pointers: `/blocks/NAME` and `/sections/NAME`. Of several the first counts. */
export function stretchesBelow(source: SourceText, end: number): ReadonlyMap<string, Lines> {
  const found = new Map<string, Lines>();
  const add = (root: string, name: string, first: number, last: number): void => {
    const pointer = appendToken(root, name);
    if (name !== '__proto__' && !found.has(pointer)) found.set(pointer, { first, last });
  };
  addBlocks(source, end + 1, add);
  const tops = headingsOf(source, noLimits).headings.filter(({ level }) => level <= 2);
  for (const [index, { level, text, below }] of tops.entries()) {
    const next = tops[index + 1]?.line ?? source.lineCount + 1;
    if (level === 2) add('/sections', cleanText(foldText(text)).text, below, next - 1);
  }
  return found;
}

const marker = /^<!--[ \t]*(?:SECTION:)?([A-Z][A-Z0-9_-]{0,63}):(BEGIN|END)[ \t]*-->$/;

/** What stands between `<!-- NAME:BEGIN -->` and the next `<!-- NAME:END -->`; the prefix `SECTION:` is no part of the name. */
function addBlocks(
  source: SourceText,
  from: number,
  add: (root: string, name: string, first: number, last: number) => void,
): void {
  let open: { readonly name: string; readonly first: number } | undefined;
  for (let number = from; number <= source.lineCount; number++) {
    const [, name = '', edge] = marker.exec((source.lineText(number) ?? '').trim()) ?? [];
    if (edge === 'BEGIN' && open === undefined) open = { name, first: number + 1 };
    if (edge !== 'END' || open?.name !== name) continue;
    add('/blocks', name, open.first, number - 1);
    open = undefined;
  }
}

/** A heading by its line, which is the first of two where it is underlined. */
interface Heading {
  readonly line: number;
  readonly below: number;
  readonly level: number;
  readonly text: string;
}

/** The headings of a page; `maxValues` counts them. */
export function headingsOf(
  source: SourceText,
  { maxDepth, maxValues }: Pick<Limits, 'maxDepth' | 'maxValues'>,
): { readonly headings: readonly Heading[]; readonly stop: MarkdownStop | undefined } {
  const headings: Heading[] = [];
  const stop = scanMarkdown(
    source,
    {
      heading(level, text, { number, text: own }) {
        headings.push({ line: own.startsWith('#') ? number : number - 1, below: number + 1, level, text });
      },
      isFull: () => headings.length > maxValues,
    },
    maxDepth,
  );
  return { headings, stop };
}
