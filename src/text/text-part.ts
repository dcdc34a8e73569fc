import type { JsonValue } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import type { PartSource, ReadFault } from '../core/parsed.ts';
import { decodeText } from './decode.ts';
import type { ParseText } from './parsed-text.ts';
import { sourceText } from './source.ts';
import type { TextFault, TextFaultId } from './text-fault.ts';

/** One part of a document as a plain value. `value` is undefined exactly when a fault keeps it from being read. */
export interface TextPart {
  readonly value: JsonValue | undefined;
  readonly text: string;
  readonly faults: readonly ReadFault[];
  readonly source: PartSource;
}

/** Decodes and parses one part; only faults among `tolerated` leave it its value. */
export function readTextPart(
  part: string,
  bytes: Uint8Array,
  limits: Limits,
  parse: ParseText,
  tolerated: readonly TextFaultId[] = [],
): TextPart {
  const decoded = decodeText(bytes);
  const parsed = parse(sourceText(decoded.text), limits);
  const found = decoded.faults.length > 0 ? decoded.faults : parsed.faults;
  return {
    value: found.every(({ messageId }) => tolerated.includes(messageId)) ? parsed.value : undefined,
    text: decoded.text,
    faults: found.map((fault) => inPart(part, fault)),
    source: parsed.source,
  };
}

function inPart(part: string, { messageId, message, pointer, span }: TextFault): ReadFault {
  return { part, messageId, message, pointer, span };
}
