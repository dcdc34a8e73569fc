import { isUtf8 } from 'node:buffer';

const escapeBase = 0xdc00;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * A path as text, one to one: bytes that are not UTF-8 become lone surrogates (as in Python's surrogateescape).
 * With a replacement character two paths could become one, and the one would hide the other.
 */
export function pathText(path: Buffer): string {
  return isUtf8(path) ? path.toString('utf8') : escapedText(path);
}

function escapedText(path: Buffer): string {
  let text = '';
  for (let at = 0; at < path.length; ) {
    const rest = path.length - at;
    const length = [1, 2, 3, 4].find((most) => most <= rest && isUtf8(path.subarray(at, at + most)));
    const escaped = String.fromCharCode(escapeBase + path.readUInt8(at));
    text += length === undefined ? escaped : path.toString('utf8', at, at + length);
    at += length ?? 1;
  }
  return text;
}

/** NUL-terminated records as bytes; undefined where the last one is cut off. */
export function splitAtNul(bytes: Buffer): readonly Buffer[] | undefined {
  const records: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(0, start);
    if (end === -1) return undefined;
    records.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return records;
}

/** The lines of what git prints, or writes, but for empty ones. */
export function linesOf(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** The bytes `pathText` was made from. */
export function pathBytes(text: string): Buffer {
  if (!loneSurrogate.test(text)) return Buffer.from(text, 'utf8');
  const bytesOf = (character: string) =>
    loneSurrogate.test(character) ? Buffer.of(character.charCodeAt(0) - escapeBase) : Buffer.from(character);
  return Buffer.concat(Array.from(text, bytesOf));
}
