/**
 * What a token reader found, written into one reused record. `end` is exclusive; when `expected` is not ''
 * the token is broken, `end` is the offset of the offending character, and `expected` says what belongs there.
 * The readers return `end`.
 */
export interface TokenEnd {
  end: number;
  escaped: boolean;
  expected: string;
}

const quotationMark = 0x22;
const backslash = 0x5c;
const shortEscapes = '"\\/bfnrt';

/** Reads the string whose opening quotation mark is at `start`. */
export function readString(text: string, start: number, token: TokenEnd): number {
  const length = text.length;
  let offset = start + 1;
  token.escaped = false;
  while (offset < length) {
    const code = text.charCodeAt(offset);
    if (code === quotationMark) return finish(token, offset + 1, '');
    if (code < 0x20) return finish(token, offset, rawControlExpectation(code));
    if (code === backslash) {
      offset = readEscape(text, offset, token);
      if (token.expected !== '') return offset;
    } else offset++;
  }
  return finish(token, offset, "a closing '\"' after a string");
}

/** Behind the string that begins here, in a text that is sound. */
export function endOfString(text: string, from: number): number {
  let at = from + 1;
  for (const { length } = text; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === quotationMark) break;
    if (code === backslash) at++;
  }
  return at + 1;
}

function rawControlExpectation(code: number): string {
  const breaksLine = code === 0x0a || code === 0x0d;
  return breaksLine
    ? "a closing '\"' before the end of the line (a line break in a string is written \\n)"
    : 'control characters in a string to be escaped';
}

function readEscape(text: string, start: number, token: TokenEnd): number {
  const letter = text.charAt(start + 1);
  token.escaped = true;
  if (letter === 'u') return readUnicodeEscape(text, start + 2, token);
  const known = letter !== '' && shortEscapes.includes(letter);
  if (!known) return finish(token, start + 1, 'one of " \\ / b f n r t u after a backslash');
  return finish(token, start + 2, '');
}

function readUnicodeEscape(text: string, start: number, token: TokenEnd): number {
  let end = start;
  while (end < start + 4 && isHexDigit(text.charCodeAt(end))) end++;
  return finish(token, end, end < start + 4 ? 'four hexadecimal digits after \\u' : '');
}

function isHexDigit(code: number): boolean {
  const lowerCase = code | 0x20;
  return isDigit(code) || (lowerCase >= 0x61 && lowerCase <= 0x66);
}

/** Reads the number whose sign or first digit is at `start`. */
export function readNumber(text: string, start: number, token: TokenEnd): number {
  const negative = text.charCodeAt(start) === 0x2d;
  const first = negative ? start + 1 : start;
  let end = skipDigits(text, first);
  if (end === first) return finish(token, end, "a digit after '-'");
  if (end > first + 1 && text.charCodeAt(first) === 0x30)
    return finish(token, first + 1, 'no digit after a leading zero');
  if (text.charCodeAt(end) === 0x2e) {
    const fraction = end + 1;
    end = skipDigits(text, fraction);
    if (end === fraction) return finish(token, end, 'a digit after the decimal point');
  }
  return readExponent(text, end, token);
}

function readExponent(text: string, start: number, token: TokenEnd): number {
  if ((text.charCodeAt(start) | 0x20) !== 0x65) return finish(token, start, '');
  const sign = text.charCodeAt(start + 1);
  const first = sign === 0x2b || sign === 0x2d ? start + 2 : start + 1;
  const end = skipDigits(text, first);
  return finish(token, end, end === first ? 'a digit in the exponent' : '');
}

function skipDigits(text: string, start: number): number {
  let offset = start;
  while (isDigit(text.charCodeAt(offset))) offset++;
  return offset;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function finish(token: TokenEnd, end: number, expected: string): number {
  token.end = end;
  token.expected = expected;
  return end;
}
