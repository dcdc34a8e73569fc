import { parseJson } from './json.ts';
import type { Limits } from './limits.ts';
import { readTextPart, type TextPart } from './text-part.ts';

/** Decodes and parses one part; a text that has any fault has no value. */
export function readJsonPart(part: string, bytes: Uint8Array, limits: Limits, earlier?: unknown): TextPart {
  return readTextPart(part, bytes, limits, (source, own) => parseJson(source, own, earlier));
}
