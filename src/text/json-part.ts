import type { JsonValue } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { PartSource, ReadFault } from '../core/parsed.ts';
import { decodeText } from './decode.ts';
import { parseJson } from './json.ts';
import { locateJson } from './json-locate.ts';
import { type SourceText, sourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';

/** One part of a document that is JSON. `value` is undefined exactly when there are faults. */
export interface JsonPart {
  readonly value: JsonValue | undefined;
  readonly text: string;
  readonly faults: readonly ReadFault[];
  readonly source: PartSource;
}

/** Decodes and parses one part; a text that has any fault has no value. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits): JsonPart {
  const decoded = decodeText(bytes);
  const source = sourceText(decoded.text);
  const parsed =
    decoded.faults.length > 0 ? { value: undefined, faults: decoded.faults } : parseJson(source, limits);
  const faults = parsed.faults.map((fault) => inPart(part, fault));
  return {
    value: faults.length > 0 ? undefined : parsed.value,
    text: decoded.text,
    faults,
    source: jsonSource(source),
  };
}

function jsonSource(source: SourceText): PartSource {
  return {
    locate: (pointers) =>
      new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
    lineText: (line) => source.lineText(line),
  };
}

function inPart(part: string, { messageId, message, pointer, span }: TextFault): ReadFault {
  return { part, messageId, message, pointer, span };
}
