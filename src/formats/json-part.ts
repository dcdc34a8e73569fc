import { type DecodedText, decodeText } from './decode.ts';
import { parseJson } from './json.ts';
import type { Limits } from './limits.ts';
import type { ParsedText, ParseText, ReadFault } from './parsed.ts';
import { remembered } from './remembered.ts';
import { sharedValue } from './shared-value.ts';
import { sourceText } from './source.ts';
import { inPart } from './text-fault.ts';

/** One part of a document as a plain value, which is undefined exactly when there are faults. */
export interface TextPart extends ParsedText {
  readonly text: string;
  readonly faults: readonly (ParsedText['faults'][number] & ReadFault)[];
}

/** Parses one part; a text that has any fault has no value. It shares its value with the one that is remembered as `value`. */
export function readTextPart(
  part: string,
  decoded: DecodedText,
  limits: Limits,
  parse: ParseText,
  memory?: unknown,
): TextPart {
  const { text } = decoded;
  const parsed = parse(sourceText(text), limits);
  const found = decoded.faults.length > 0 ? decoded.faults : parsed.faults;
  const faults = found.map((fault) => inPart(part, fault));
  if (parsed.value === undefined || faults.length > 0) return { ...parsed, value: undefined, text, faults };
  const earlier = remembered<Pick<TextPart, 'value'>>(memory, 'value');
  return { ...parsed, value: sharedValue(earlier?.value, parsed.value), text, faults };
}

/** The same of JSON. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits, memory?: unknown): TextPart {
  return readTextPart(part, decodeText(bytes), limits, parseJson, memory);
}
