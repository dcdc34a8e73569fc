import type { TextFault } from './parsed.ts';
import { sourceText, spanAt } from './source.ts';
import { textFault } from './text-fault.ts';

/** A text without its leading byte order mark; '' when a 'not-utf8' fault says that there is none to read. */
export interface DecodedText {
  readonly text: string;
  readonly faults: readonly TextFault[];
}

const byteOrderMark = '\uFEFF';
const mostMarksReported = 20;

export function decodeText(bytes: Uint8Array): DecodedText {
  if (/^(?:255,254|254,255)$/.test(bytes.subarray(0, 2).join()))
    return refused('looks like UTF-16; save it as UTF-8');
  const text = decodeUtf8(bytes);
  return text === undefined ? undecodable(bytes) : decodedText(text);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What is written again is the same up to the first byte that begins no valid character. */
function undecodable(content: Uint8Array): DecodedText {
  const again = rewritten(content);
  let offset = 0;
  while (offset < content.length && content[offset] === again[offset]) offset++;
  // The replacement character may begin as what it stands for.
  while (((again[offset] ?? 0) & 0xc0) === 0x80) offset--;
  const byte = content[offset];
  // The decoder refuses valid bytes only when the text is longer than the longest string.
  if (byte === undefined) return refused('too large to be read as one text');
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  const message = `not UTF-8: the byte 0x${hex} at byte offset ${offset} begins no valid character; save it as UTF-8`;
  return refused(message, decodeUtf8(content.subarray(0, offset)));
}

function refused(message: string, readable = ''): DecodedText {
  const text = withoutMark(readable);
  const span = spanAt(sourceText(text), text.length, text.length);
  return { text: '', faults: [textFault('not-utf8', message, span)] };
}

/** A text that may begin with a byte order mark. */
export function decodedText(decoded: string): DecodedText {
  const text = withoutMark(decoded);
  const source = sourceText(text);
  const faults: TextFault[] = [];
  let offset = text.indexOf(byteOrderMark);
  while (offset >= 0 && faults.length < mostMarksReported) {
    const message = 'a byte order mark (U+FEFF) in the middle of the text; remove this invisible character';
    faults.push(textFault('byte-order-mark', message, spanAt(source, offset, offset + 1)));
    offset = text.indexOf(byteOrderMark, offset + 1);
  }
  return { text, faults };
}

function withoutMark(text: string): string {
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
}

function rewritten(bytes: Uint8Array): Uint8Array {
  try {
    return new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  } catch {
    return bytes;
  }
}
