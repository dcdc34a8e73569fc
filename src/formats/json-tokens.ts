/** A place in a JSON text. Behind a token that is broken it is where that breaks, and `expected` says what belongs there. */
export interface Cursor {
  readonly text: string;
  offset: number;
  expected: string;
}

const quotationMark = 0x22;
const backslash = 0x5c;

/** Passes the string whose opening quotation mark is here; whether it is sound. */
export function passString(cursor: Cursor): boolean {
  const { text } = cursor;
  let at = cursor.offset + 1;
  for (const { length } = text; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === quotationMark) return pass(cursor, at + 1);
    if (code < 0x20) return fail(cursor, at, rawControlExpectation(code));
    if (code !== backslash) continue;
    cursor.offset = at + 1;
    if (!passEscape(cursor)) return false;
    at = cursor.offset - 1;
  }
  return fail(cursor, at, "a closing '\"' after a string");
}

function rawControlExpectation(code: number): string {
  const breaksLine = code === 0x0a || code === 0x0d;
  return breaksLine
    ? "a closing '\"' before the end of the line (a line break in a string is written \\n)"
    : 'control characters in a string to be escaped';
}

function passEscape(cursor: Cursor): boolean {
  const { text, offset } = cursor;
  const letter = text.charAt(offset);
  if (letter === '' || !'"\\/bfnrtu'.includes(letter))
    return fail(cursor, offset, 'one of " \\ / b f n r t u after a backslash');
  if (letter !== 'u') return pass(cursor, offset + 1);
  const digits = /^[\da-fA-F]*/.exec(text.slice(offset + 1, offset + 5))?.[0].length ?? 0;
  const end = offset + 1 + digits;
  return digits === 4 ? pass(cursor, end) : fail(cursor, end, 'four hexadecimal digits after \\u');
}

/** Passes the number whose sign or first digit is here; whether it is sound. */
export function passNumber(cursor: Cursor): boolean {
  const { text, offset } = cursor;
  const first = text[offset] === '-' ? offset + 1 : offset;
  if (!passDigits(cursor, first, "a digit after '-'")) return false;
  if (text[first] === '0' && cursor.offset > first + 1)
    return fail(cursor, first + 1, 'no digit after a leading zero');
  if (
    text[cursor.offset] === '.' &&
    !passDigits(cursor, cursor.offset + 1, 'a digit after the decimal point')
  )
    return false;
  const exponent = /^[eE][+-]?/.exec(text.slice(cursor.offset, cursor.offset + 2))?.[0].length ?? 0;
  return exponent === 0 || passDigits(cursor, cursor.offset + exponent, 'a digit in the exponent');
}

function passDigits(cursor: Cursor, from: number, expected: string): boolean {
  let at = from;
  while (isDigit(cursor.text.charCodeAt(at))) at++;
  return at > from ? pass(cursor, at) : fail(cursor, at, expected);
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function pass(cursor: Cursor, offset: number): boolean {
  cursor.offset = offset;
  return true;
}

function fail(cursor: Cursor, offset: number, expected: string): boolean {
  cursor.offset = offset;
  cursor.expected = expected;
  return false;
}

/** Behind the object or list that begins here, in a text that is sound; behind `most` where it is not looked further. */
export function endOfContainer(text: string, from: number, most = text.length): number {
  let depth = 0;
  for (let at = from; at < most; at++) {
    const code = text.charCodeAt(at);
    if (code === quotationMark) at = endOfString(text, at);
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return at + 1;
  }
  return most + 1;
}

/** Where the string that begins here is closed. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quotationMark) return at;
    if (code === backslash) at++;
  }
  return text.length;
}
