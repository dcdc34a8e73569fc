import type { FlowMember } from './flow-edit.ts';
import { parseCountedJson } from './json.ts';
import { textChange } from './json-changed.ts';
import { blankEnd, jsonPlaces, jsonSource } from './json-places.ts';
import { mayHoldMore, readTrusted } from './json-trusted.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import { type JsonLimits, mostFindings } from './limits.ts';
import type { ParsedText, ReadText, TextFault } from './parsed.ts';
import { type SourceText, sourceText } from './source.ts';

/**
 * One JSON value a line, as an array; blank lines count for nothing. Each broken line is a fault with its place, and then
 * there is no value: what cannot be read might be any of the items. `maxValues` counts those of all lines.
 */
export function parseJsonLines(source: SourceText, limits: JsonLimits, earlier?: ReadText): ParsedText {
  const value = (earlier && changedLines(earlier, source.text, limits)) ?? trustedLines(source, limits);
  const read = value === undefined ? eachLine(source, limits) : { value, faults: [] };
  return { ...read, source: jsonSource(source, () => linePlaces(source, filledLines(source).lines)) };
}

/** All lines at once, where of none anything is to be said. */
function trustedLines(source: SourceText, limits: JsonLimits): readonly JsonValue[] | undefined {
  const parse = () => filledLines(source).texts.map((line): JsonValue => JSON.parse(line));
  const value = readTrusted(source.text, { ...limits, maxDepth: limits.maxDepth + 1 }, parse)?.value;
  return isJsonArray(value) ? value : undefined;
}

/** Only the lines are read between which a text differs from a sound one; all others are as they were. */
function changedLines({ text: before, value }: ReadText, text: string, limits: JsonLimits) {
  if (!isJsonArray(value) || mayHoldMore(text, limits.maxValues)) return undefined;
  const { from, end, endBefore } = textChange(before, text);
  const start = text.slice(0, from).lastIndexOf('\n') + 1;
  const between = (all: string, to: number) =>
    sourceText(all.slice(start, all.indexOf('\n', to) + 1 || all.length));
  const read = trustedLines(between(text, end), limits);
  const first = filledLines(sourceText(text.slice(0, start))).lines.length;
  const behind = first + filledLines(between(before, endBefore)).lines.length;
  return read && [...value.slice(0, first), ...read, ...value.slice(behind)];
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
