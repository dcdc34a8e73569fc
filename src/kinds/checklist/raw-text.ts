import { decodeText } from '../../formats/decode.ts';
import type { PartBytes } from '../../formats/part-bytes.ts';
import { foldText } from './folded.ts';
import type { Checklist } from './model.ts';

const read = new WeakMap<Checklist, PartBytes>();

/** Remembers the bytes, which the version holds anyway, with the document that was read from them. */
export function withRawText(doc: Checklist, parts: PartBytes): Checklist {
  read.set(doc, parts);
  return doc;
}

/** All that a version says, folded; '' of one that was not read but made. */
export function rawTextOf(doc: Checklist): string {
  const parts = read.get(doc);
  if (parts === undefined) return '';
  const texts = parts.names().map((name) => decodeText(parts.bytesOf(name) ?? new Uint8Array()).text);
  return foldText(texts.join('\n'));
}
