import { type DecodedText, decodeText } from './decode.ts';
import { parseJson } from './json.ts';
import type { Limits } from './limits.ts';
import { type ParsedText, type ParseText, type ReadFault, type ReadText, remembered } from './parsed.ts';
import { sharedValue } from './shared-value.ts';
import { sourceText } from './source.ts';

/** One part of a document as a plain value, which is undefined exactly when there are faults. */
export interface TextPart extends ParsedText {
  readonly text: string;
  readonly faults: readonly (ParsedText['faults'][number] & ReadFault)[];
}

/** Parses one part; a text that has any fault has no value. What is remembered as `text` and `value` is shared. */
export function readTextPart(
  part: string,
  decoded: DecodedText,
  limits: Limits,
  parse: ParseText,
  memory?: unknown,
): TextPart {
  const { text } = decoded;
  const earlier = remembered<ReadText>(memory, 'value');
  const parsed = parse(sourceText(text), limits, earlier);
  const found = decoded.faults.length > 0 ? decoded.faults : parsed.faults;
  const faults = found.map((fault) => ({ part, ...fault }));
  if (parsed.value === undefined || faults.length > 0) return { ...parsed, value: undefined, text, faults };
  return { ...parsed, value: sharedValue(earlier?.value, parsed.value), text, faults };
}

/** The same of JSON. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits, memory?: unknown): TextPart {
  return readTextPart(part, decodeText(bytes), limits, parseJson, memory);
}
