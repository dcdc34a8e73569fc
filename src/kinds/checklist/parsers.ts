import { decodeText } from '../../formats/decode.ts';
import { parseFrontmatter } from '../../formats/frontmatter.ts';
import { parseJson } from '../../formats/json.ts';
import { parseJsonLines } from '../../formats/json-lines.ts';
import { jsonSource } from '../../formats/json-places.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import { unreadText } from '../../formats/nearest-place.ts';
import type { PartSource, ParsedText as PlainText, ReadFault, TextFault } from '../../formats/parsed.ts';
import { type SourceText, sourceText } from '../../formats/source.ts';
import { parseTaskList } from '../../formats/task-list.ts';
import type { TaskListOptions, TaskScan } from '../../formats/task-scan.ts';
import { inPart } from '../../formats/text-fault.ts';
import { parseTextLog } from '../../formats/text-log.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { markdownValue, taskView } from './markdown-value.ts';

/** One text as a plain value. The value is undefined exactly where there are faults. */
export interface ParsedText {
  readonly value: JsonValue | undefined;
  readonly faults: readonly ReadFault[];
  /** Pointers of members whose key stands twice in its map; the last one is the value. */
  readonly repeated: readonly string[];
  readonly source: PartSource;
  /** What the next version may be read by. */
  readonly memory?: object;
}

export type ParserName = 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'text-log';

/** How a text is read. */
export interface TextFormat extends TaskListOptions {
  readonly parse: ParserName;
}

/** Attempts to read one text in several ways: what they have in common is done once. */
export interface Attempts {
  readonly scans: Map<string, TaskScan>;
  /** So many items are told at most, where that is enough. */
  readonly most?: number;
}

type Parser = (
  source: SourceText,
  limits: Limits,
  options: TaskListOptions,
  memory: unknown,
  attempts?: Attempts,
) => PlainText;

/** The one place that knows which parsers there are. */
const parsers: Readonly<Record<ParserName, Parser>> = {
  json: (source, limits, _, memory) => parseJson(source, limits, memory),
  jsonl: (source, limits, _, memory) => parseJsonLines(source, limits, memory),
  // Keys that are no text are no names of items.
  'yaml-map': (source, limits) => parseYaml(source, limits, { scalarKeys: false }),
  'md-checklist'(source, limits, options, memory, attempts) {
    const read = parseTaskList(source, limits, options, memory, { ...attempts, viewOf: taskView });
    return { ...read, value: read.value && markdownValue(read.value) };
  },
  'md-frontmatter': frontmatterText,
  'text-log': parseTextLog,
};

/** Decodes and parses a text. Never throws. */
export function parseText(
  format: TextFormat,
  bytes: Uint8Array,
  limits: Limits,
  memory?: unknown,
): ParsedText {
  return parseDecoded(format, decodedText(bytes), limits, memory);
}

/** A text that was decoded, or why it was not. */
export interface Decoded {
  readonly source: SourceText;
  readonly faults: readonly ReadFault[];
}

export function decodedText(bytes: Uint8Array): Decoded {
  const { text, faults } = decodeText(bytes);
  return { source: sourceText(text), faults: faults.map((fault) => inPart('', fault)) };
}

export function parseDecoded(
  format: TextFormat,
  { source, faults }: Decoded,
  limits: Limits,
  memory?: unknown,
  attempts?: Attempts,
): ParsedText {
  if (faults.length > 0) return { value: undefined, faults, repeated: [], source: jsonSource(source) };
  return tolerant(parsers[format.parse](source, limits, taskListOptions(format), memory, attempts));
}

/** What of a format says how task lists in it are read. */
export function taskListOptions({ ids, outermost, headings }: TextFormat): TaskListOptions {
  return {
    ids,
    ...(outermost === undefined ? {} : { outermost }),
    ...(headings === undefined ? {} : { headings }),
  };
}

/** Repeated keys are judged by a rule; with any other fault there is no value. */
function tolerant({ value, faults, source, memory }: ReturnType<Parser>): ParsedText {
  const isRepeated = ({ messageId }: TextFault) => messageId === 'duplicate-key';
  const grave = faults.filter((fault) => !isRepeated(fault)).map((fault) => inPart('', fault));
  if (grave.length > 0 || value === undefined)
    return { value: undefined, faults: grave, repeated: [], source };
  const repeated = [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))];
  return { value, faults: [], repeated, source, ...(memory && { memory }) };
}

/** A page without frontmatter is no item. */
function frontmatterText(source: SourceText, limits: Limits, options: TaskListOptions): PlainText {
  const isPlain = !/^---[ \t]*$/.test(source.lineText(1) ?? '') && !/^<{7}/m.test(source.text);
  return isPlain ? { ...unreadText(source, []), value: null } : parseFrontmatter(source, limits, options);
}
