import { addTo } from './group.ts';
import { type CountedJson, type JsonLimits, parseCountedJson } from './json.ts';
import { locateJson } from './json-locate.ts';
import type { JsonValue } from './json-value.ts';
import { mostFindings } from './limits.ts';
import { appendToken, pointerTokens, type Span } from './location.ts';
import { indexIn, textStart } from './nearest-place.ts';
import type { ParsedText } from './parsed-text.ts';
import { samePlaces } from './same-places.ts';
import { type SourceText, sourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';

/**
 * One JSON value a line, as an array; blank lines count for nothing. Each broken line is a fault with its place, and then
 * there is no value: what cannot be read might be any of the items. `maxValues` counts those of all lines.
 */
export function parseJsonLines(
  source: SourceText,
  limits: JsonLimits,
  earlier?: ReadLines,
): ParsedText & { readonly lines: ReadLines } {
  // Each line has a value at least, or a fault.
  const { lines, texts } = filledLines(source, limits.maxValues + mostFindings);
  const places = earlier === undefined ? [] : samePlaces(earlier.texts, texts, sameTexts);
  const values: JsonValue[] = [];
  const known: (CountedJson | undefined)[] = [];
  const faults: TextFault[] = [];
  let left = limits.maxValues;
  let isWhole = true;
  for (let at = 0; at < texts.length && faults.length < mostFindings && left >= 0; at++) {
    const same = earlier?.read[places[at] ?? -1];
    const own = { maxDepth: limits.maxDepth, maxValues: left };
    const read = same !== undefined && same.values <= left ? same : parseCountedJson(texts[at] ?? '', own);
    const isSound = read.faults.length === 0;
    known.push(isSound ? read : undefined);
    if (!isSound) faults.push(...faultsOnLine(read.faults, lines[at] ?? 0, at, limits));
    const isFull = read.faults.some(({ messageId }) => messageId === 'too-many-values');
    left = isFull ? -1 : left - read.values;
    isWhole &&= read.value !== undefined;
    values.push(read.value ?? null);
  }
  return {
    value: isWhole ? values : undefined,
    faults: faults.filter(oneConflict),
    source: { locate: (pointers) => locateLines(source, lines, pointers), lineText: source.lineText },
    lines: { texts, read: known },
  };
}

const sameTexts = { isSame: (one?: string, other?: string) => one === other, textOf: (text: string) => text };

/** The lines that are not blank, with their numbers: so many and one more. */
export function filledLines(source: SourceText, most = Number.POSITIVE_INFINITY) {
  const [lines, texts]: [number[], string[]] = [[], []];
  for (let line = 1; line <= source.lineCount && lines.length <= most; line++) {
    const text = source.lineText(line) ?? '';
    if (text.trim() === '') continue;
    lines.push(line);
    texts.push(text);
  }
  return { lines, texts };
}

/** What the lines of a text said, those that are blank aside, for the next one. */
export interface ReadLines {
  readonly texts: readonly string[];
  readonly read: readonly (CountedJson | undefined)[];
}

/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export function asReadLines(memory: unknown): ReadLines | undefined {
  return typeof memory === 'object' && memory !== null && 'texts' in memory
    ? (memory as ReadLines)
    : undefined;
}

/** The markers of a conflict are one fault, at the first of them. */
function oneConflict({ messageId }: TextFault, index: number, all: readonly TextFault[]): boolean {
  return messageId !== 'conflict-marker' || all.findIndex((each) => each.messageId === messageId) === index;
}

/** Faults of a line that was read by itself, as faults of the whole text; `index` is its place in the list of values. */
export function faultsOnLine(
  faults: readonly TextFault[],
  line: number,
  index: number,
  limits: JsonLimits,
): TextFault[] {
  return faults.slice(0, mostFindings).map((fault) => onLine(fault, line, index, limits));
}

function onLine(fault: TextFault, line: number, index: number, { maxValues }: JsonLimits): TextFault {
  const { messageId, message, pointer, span } = fault;
  const place = { span: moved(span, line), pointer: `${appendToken('', index)}${pointer}` };
  if (messageId === 'too-many-values')
    return { ...fault, ...place, message: `holds more than ${maxValues} values` };
  return { ...fault, ...place, message: saidOfLine(message) };
}

const ends: readonly (readonly [string, string])[] = [
  ['found the end of the text', 'found the end of the line'],
  [', first on line 1', ''],
];

/** The same for a line: what is said of the text as a whole goes wrong there. */
function saidOfLine(message: string): string {
  const found = ends.find(([end]) => message.endsWith(end));
  return found === undefined ? message : message.slice(0, -found[0].length) + found[1];
}

function moved(span: Span, line: number): Span {
  return { ...span, line, endLine: line };
}

function locateLines(
  source: SourceText,
  lines: readonly number[],
  pointers: readonly string[],
): ReadonlyMap<string, Span> {
  const inLine = new Map<number, string[]>();
  const indexes = pointers.map((pointer) => indexIn(pointerTokens(pointer)[0]));
  for (const [at, pointer] of pointers.entries()) addTo(inLine, indexes[at] ?? -1, rest(pointer));
  const places = new Map(
    [...inLine].map(([index, wanted]) => [
      index,
      locateJson(sourceText(source.lineText(lines[index] ?? 0) ?? ''), wanted),
    ]),
  );
  return new Map(
    pointers.map((pointer, at) => {
      const line = lines[indexes[at] ?? -1];
      const place = places.get(indexes[at] ?? -1)?.get(rest(pointer));
      return [pointer, line === undefined || place === undefined ? textStart : moved(place, line)];
    }),
  );
}

/** The pointer inside of the line. */
function rest(pointer: string): string {
  const slash = pointer.indexOf('/', 1);
  return slash < 0 ? '' : pointer.slice(slash);
}
