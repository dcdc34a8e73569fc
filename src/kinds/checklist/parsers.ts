import type { DecodedText } from '../../formats/decode.ts';
import { parseFrontmatter } from '../../formats/frontmatter.ts';
import { parseJson } from '../../formats/json.ts';
import { parseJsonLines } from '../../formats/json-lines.ts';
import { readTextPart, type TextPart } from '../../formats/json-part.ts';
import type { Limits } from '../../formats/limits.ts';
import { unreadText } from '../../formats/nearest-place.ts';
import { type ParsedText, type ParseText, remembered, type TextFault } from '../../formats/parsed.ts';
import type { SourceText } from '../../formats/source.ts';
import { parseTaskList } from '../../formats/task-list.ts';
import type { TaskListOptions } from '../../formats/task-scan.ts';
import { parseTextLog } from '../../formats/text-log.ts';
import { parseYaml } from '../../formats/yaml.ts';
import type { ParserName } from './preset.ts';

/** How a text is read. */
export interface TextFormat extends TaskListOptions {
  readonly parse: ParserName;
}

type Parser = (options: TaskListOptions) => ParseText;

/** The one place that knows which parsers there are. */
const parsers: Readonly<Record<ParserName, Parser>> = {
  json: () => parseJson,
  jsonl: () => parseJsonLines,
  // Keys that are no text are no names of items.
  'yaml-map': () => (source, limits) => parseYaml(source, limits, { scalarKeys: false }),
  'md-checklist': (options) => (source, limits) => parseTaskList(source, limits, options),
  'md-frontmatter': () => frontmatterText,
  'text-log': () => parseTextLog,
};

/** One text as a plain value. */
export interface ReadPart extends TextPart {
  /** Pointers of members whose key stands twice in its map; the last one is the value. */
  readonly repeated: readonly string[];
}

/** Parses one text of a document. Repeated keys are judged by a rule; with any other fault there is no value. Never throws. */
export function parseText(
  format: TextFormat,
  decoded: DecodedText,
  limits: Limits,
  memory?: unknown,
  part = '',
): ReadPart {
  const repeated = new Set<string>();
  const isGrave = ({ messageId, pointer }: TextFault) =>
    messageId !== 'duplicate-key' || !repeated.add(pointer);
  const parse: ParseText = (source, own, earlier) => {
    const { faults, ...read } = parsers[format.parse](format)(source, own, earlier);
    return { ...read, faults: faults.filter(isGrave) };
  };
  const known = remembered<TextFormat>(memory, 'parse')?.parse === format.parse ? memory : undefined;
  return { ...readTextPart(part, decoded, limits, parse, known), repeated: [...repeated] };
}

/** A page without frontmatter is no item. */
function frontmatterText(source: SourceText, limits: Limits): ParsedText {
  const isPlain = !/^---[ \t]*$/.test(source.lineText(1) ?? '') && !/^<{7}/m.test(source.text);
  return isPlain ? { ...unreadText(source, []), value: null } : parseFrontmatter(source, limits);
}
