import { isJsonObject, type JsonValue } from './json-value.ts';
import type { JsonLimits } from './limits.ts';
import { appendToken, pointerTokens, type Span } from './location.ts';
import { frontmatterEnd, type MarkdownHandler, scanMarkdown } from './markdown-scan.ts';
import { placedText, spanIn, unreadText } from './nearest-place.ts';
import type { ParsedText, PartSource, TextFault } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';
import { linesFrom } from './splice.ts';
import { parseTaskList } from './task-list.ts';
import { foldText } from './task-text.ts';
import { textFault } from './text-fault.ts';
import { parseYaml } from './yaml.ts';
import type { YamlDataOptions } from './yaml-walk.ts';

/** A text that is read by itself, and the line of the page where it begins. */
interface Stretch {
  readonly firstLine: number;
  readonly parsed: ParsedText;
}

/**
 * Markdown that begins with YAML between two lines `---`: `{ frontmatter, body, blocks, sections }`. `blocks` are what stands
 * between `<!-- NAME:BEGIN -->` and `<!-- NAME:END -->`, `sections` what stands under headings of the second level; each is
 * `{ text, items }`. Of several with one name the first counts.
 */
export function parseFrontmatter(source: SourceText, limits: JsonLimits): ParsedText {
  const head = readHead(source, limits);
  if (head.value === undefined) return unreadText(source, head.faults);
  const { found, stop } = stretchesBelow(source, head.end, limits);
  const faults: TextFault[] = stop === undefined ? [] : [stop];
  const rest = { firstLine: head.end + 1, parsed: unreadText(source, []) };
  const stretches = new Map<string, Stretch>([
    ['/frontmatter', { firstLine: 1, parsed: head }],
    ['/body', rest],
  ]);
  const below: Record<string, Record<string, JsonValue>> = { blocks: {}, sections: {} };
  for (const [pointer, { first, last }] of found) {
    const text = linesOf(source, first, last);
    const parsed = parseTaskList(sourceText(text), limits);
    faults.push(...parsed.faults.map((each) => ({ ...each, span: movedDown(each.span, first - 1) })));
    const [root = '', name = ''] = pointerTokens(pointer);
    const items = (isJsonObject(parsed.value) && parsed.value.items) || [];
    const group = below[root] ?? {};
    group[name] = { text: text.trim(), items };
    stretches.set(pointer, { firstLine: first, parsed });
  }
  const [fault] = faults;
  if (fault !== undefined) return unreadText(source, [...head.faults, fault]);
  const body = linesOf(source, head.end + 1, source.lineCount).trim();
  return {
    value: { frontmatter: head.value, body, ...below },
    faults: head.faults,
    source: placesIn(source, stretches),
  };
}

/** The mapping at the beginning of a Markdown file alone, as `{ frontmatter }`: whatever stands below is not looked at. */
export function parseFrontmatterAlone(
  source: SourceText,
  limits: JsonLimits,
  options: YamlDataOptions,
): ParsedText {
  const head = readHead(source, limits, options);
  if (head.value === undefined) return unreadText(source, head.faults);
  const part = placesIn(source, new Map([['/frontmatter', { firstLine: 1, parsed: head }]]));
  return { value: { frontmatter: head.value }, faults: head.faults, source: part };
}

/** What stands between the two lines, of which `end` is the second; without a value where that is no mapping. */
function readHead(source: SourceText, limits: JsonLimits, options?: YamlDataOptions) {
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

/** Places in texts that are read by themselves, by the pointers to these. */
function placesIn(source: SourceText, stretches: ReadonlyMap<string, Stretch>): PartSource {
  return placedText(source, (pointer) => {
    const [, root = '', inner = ''] = /^(\/frontmatter|\/body|\/\w+\/[^/]*)((?:\/.*)?)$/s.exec(pointer) ?? [];
    const stretch = stretches.get(root);
    return stretch && movedDown(stretch.parsed.source.locate(inner), stretch.firstLine - 1);
  });
}

function linesOf(source: SourceText, first: number, last: number): string {
  return linesFrom(source, first, last).replace(/\r\n?/g, '\n');
}

function movedDown(span: Span, by: number): Span {
  return { ...span, line: span.line + by, endLine: span.endLine + by };
}

/** What stands below a frontmatter that ends at a line, by pointers: `/blocks/NAME` and `/sections/NAME`. Of several the first counts. */
export function stretchesBelow(source: SourceText, end: number, limits: JsonLimits) {
  const found = new Map<string, { readonly first: number; readonly last: number }>();
  const add = (root: string, name: string, first: number, last: number): void => {
    const pointer = appendToken(root, name);
    if (name !== '__proto__' && !found.has(pointer)) found.set(pointer, { first, last });
  };
  addBlocks(source, end + 1, add);
  let headings = 0;
  let open: { readonly name: string; readonly first: number } | undefined;
  const close = (last: number) => open && add('/sections', open.name, open.first, last);
  const heading: MarkdownHandler['heading'] = (level, text, { number, text: own }) => {
    headings++;
    if (level > 2) return;
    // Of one that is underlined this is the second line.
    close(own.startsWith('#') ? number - 1 : number - 2);
    open = level === 2 ? { name: foldText(text), first: number + 1 } : undefined;
  };
  const stop = scanMarkdown(source, { heading, count: () => headings }, limits);
  close(source.lineCount);
  return { found, stop };
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
