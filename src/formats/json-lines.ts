import type { FlowMember } from './flow-edit.ts';
import { parseCountedJson } from './json.ts';
import { blankEnd, jsonPlaces, jsonSource } from './json-places.ts';
import { readTrusted } from './json-trusted.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import { type JsonLimits, mostFindings } from './limits.ts';
import type { ParsedText, ReadText, TextFault } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';

/**
 * One JSON value a line, as an array; blank lines count for nothing. Each broken line is a fault with its place, and then
 * there is no value: what cannot be read might be any of the items. `maxValues` counts those of all lines.
 */
export function parseJsonLines(source: SourceText, limits: JsonLimits, earlier?: ReadText): ParsedText {
  const own = { ...limits, maxDepth: limits.maxDepth + 1 };
  const trusted = readTrusted(source.text, own, () => linesRead(source, earlier));
  const places = jsonSource(source, () => linePlaces(source, filledLines(source).lines));
  return { ...(trusted ?? eachLine(source, limits)), source: places };
}

/** The values of all lines; what stood in an earlier text is taken from there, once. It throws where one is no JSON. */
function linesRead(source: SourceText, earlier: ReadText | undefined): JsonValue[] {
  const { texts } = filledLines(sourceText(earlier?.text ?? ''));
  const values = isJsonArray(earlier?.value) ? earlier.value : [];
  const known = new Map(texts.map((line, at) => [line, values[at]]));
  return filledLines(source).texts.map((line) => {
    const value = known.get(line);
    known.delete(line);
    return value ?? JSON.parse(line);
  });
}

function eachLine(source: SourceText, { maxDepth, maxValues }: JsonLimits) {
  // Each line has a value at least, or a fault.
  const { lines, texts } = filledLines(source, maxValues + mostFindings);
  const values: JsonValue[] = [];
  const faults: TextFault[] = [];
  let left = maxValues;
  let isWhole = true;
  for (let at = 0; at < texts.length && faults.length < mostFindings && left >= 0; at++) {
    const read = parseCountedJson(texts[at] ?? '', { maxDepth, maxValues: left });
    faults.push(...faultsOnLine(read.faults, lines[at] ?? 0, at, { maxDepth, maxValues }));
    const isFull = read.faults.some(({ messageId }) => messageId === 'too-many-values');
    left = isFull ? -1 : left - read.values;
    isWhole &&= read.value !== undefined;
    values.push(read.value ?? null);
  }
  return { value: isWhole ? values : undefined, faults: faults.filter(oneConflict) };
}

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

/** The places of values in lines, which are the members of the whole. */
export function linePlaces(source: SourceText, lines: readonly number[]) {
  return jsonPlaces(
    source.text,
    lines.map((line): FlowMember => {
      const start = source.lineStart(line);
      const from = blankEnd(source.text, start);
      const to = start + (source.lineText(line) ?? '').trimEnd().length;
      return { key: undefined, from, valueFrom: from, to };
    }),
  );
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
  { maxValues }: JsonLimits,
): TextFault[] {
  return faults.slice(0, mostFindings).map(({ messageId, message, pointer, span }) => ({
    messageId,
    message: message
      .replace(/found the end of the text$/, 'found the end of the line')
      .replace(/, first on line 1$/, '')
      .replace(/^holds more than \d+ values$/, `holds more than ${maxValues} values`),
    pointer: `/${index}${pointer}`,
    span: { ...span, line, endLine: line },
  }));
}
