import { firstPlace } from './first-place.ts';
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

/** Undefined for what begins no valid character; one that the end cuts is left out where more is to follow. */
function decodeUtf8(bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

function undecodable(content: Uint8Array): DecodedText {
  const upTo = (end: number) => decodeUtf8(content.subarray(0, end), true);
  const readable = upTo(firstPlace(content.length, (at) => upTo(at + 1) === undefined)) ?? '';
  const offset = new TextEncoder().encode(readable).length;
  const hex = (content[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `not UTF-8: the byte 0x${hex} at byte offset ${offset} begins no valid character; save it as UTF-8`;
  return refused(message, readable);
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
