import type { JsonValue } from '../../core/json-value.ts';
import type { Limits } from '../../core/limits.ts';
import type { PartSource, ReadFault } from '../../core/parsed.ts';
import { decodeText } from '../../text/decode.ts';
import { parseJson } from '../../text/json.ts';
import { locateJson } from '../../text/json-locate.ts';
import { type SourceText, sourceText, spanAt } from '../../text/source.ts';
import type { TextFault } from '../../text/text-fault.ts';
import { parseYaml } from '../../text/yaml.ts';

/** One text as a plain value. The value is undefined exactly where there are faults. */
export interface ParsedText {
  readonly value: JsonValue | undefined;
  readonly faults: readonly ReadFault[];
  /** Pointers of members whose key stands twice in its map; the last one is the value. */
  readonly repeated: readonly string[];
  readonly source: PartSource;
}

export type ParserName = 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'text-log';
type Parser = (source: SourceText, limits: Limits) => ParsedText;

/** The one place that knows which parsers there are. */
const parsers: Readonly<Partial<Record<ParserName, Parser>>> = { json: jsonText, 'yaml-map': yamlText };

/** Decodes and parses a text. Never throws. */
export function parseText(name: ParserName, bytes: Uint8Array, limits: Limits): ParsedText {
  const decoded = decodeText(bytes);
  const source = sourceText(decoded.text);
  if (decoded.faults.length > 0) return refused(decoded.faults.map(asReadFault), jsonSource(source));
  const parser = parsers[name];
  if (parser !== undefined) return parser(source, limits);
  const message = `the format ${name} cannot be read yet`;
  return refused(
    [{ part: '', messageId: 'format', message, pointer: '', span: spanAt(source, 0, 0) }],
    jsonSource(source),
  );
}

function jsonText(source: SourceText, limits: Limits): ParsedText {
  const { value, faults } = parseJson(source, limits);
  const isRepeated = ({ messageId }: TextFault) => messageId === 'duplicate-key';
  const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault);
  if (grave.length > 0 || value === undefined) return refused(grave, jsonSource(source));
  const repeated = [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))];
  return { value, faults: [], repeated, source: jsonSource(source) };
}

function yamlText(source: SourceText): ParsedText {
  const result = parseYaml(source.text, 'last');
  const lineText = (line: number) => source.lineText(line);
  if (!result.ok) {
    const faults = result.faults.map(({ message, span }) => ({
      part: '',
      messageId: 'syntax',
      message,
      pointer: '',
      span,
    }));
    return refused(faults, { locate: () => new Map(), lineText });
  }
  const { value, locate, repeated } = result.document;
  const places = (pointers: readonly string[]) =>
    new Map(pointers.map((pointer) => [pointer, locate(pointer)]));
  return { value, faults: [], repeated, source: { locate: places, lineText } };
}

function refused(faults: readonly ReadFault[], source: PartSource): ParsedText {
  return { value: undefined, faults, repeated: [], source };
}

function jsonSource(source: SourceText): PartSource {
  return {
    locate: (pointers) =>
      new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
    lineText: (line) => source.lineText(line),
  };
}

function asReadFault({ messageId, message, pointer, span }: TextFault): ReadFault {
  return { part: '', messageId, message, pointer, span };
}
