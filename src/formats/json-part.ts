import { decodeText } from './decode.ts';
import { parseJson } from './json.ts';
import type { Limits } from './limits.ts';
import type { ParsedText, ParseText, ReadFault } from './parsed.ts';
import { sourceText } from './source.ts';
import { inPart } from './text-fault.ts';

/** One part of a document as a plain value, which is undefined exactly when there are faults. */
export interface TextPart extends ParsedText {
  readonly text: string;
  readonly faults: readonly (ParsedText['faults'][number] & ReadFault)[];
}

/** Decodes and parses one part; a text that has any fault has no value. */
export function readTextPart(part: string, bytes: Uint8Array, limits: Limits, parse: ParseText): TextPart {
  const decoded = decodeText(bytes);
  const parsed = parse(sourceText(decoded.text), limits);
  const found = decoded.faults.length > 0 ? decoded.faults : parsed.faults;
  const faults = found.map((fault) => inPart(part, fault));
  return { ...parsed, value: faults.length > 0 ? undefined : parsed.value, text: decoded.text, faults };
}

/** The same of JSON. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits, memory?: unknown): TextPart {
  return readTextPart(part, bytes, limits, (source, own) => parseJson(source, own, memory));
}
