import type { ScalarForm } from './json-scan-state.ts';
import type { InexactNumber } from './json-value.ts';

const longestSmallInteger = 15;

/** The characters of a string that was scanned from `start` to `end`, quotes included. */
export function stringValue(text: string, start: number, end: number, escaped: boolean): string {
  // A scanned string is valid JSON on its own, so JSON.parse cannot throw here.
  return escaped ? (JSON.parse(text.slice(start, end)) as string) : text.slice(start + 1, end - 1);
}

/** The value of a scanned number; its text when no JavaScript number stands for exactly this integer. */
function numberValue(text: string, start: number, end: number): number | InexactNumber {
  const small = smallInteger(text, start, end);
  if (small >= 0) return small;
  const literal = text.slice(start, end);
  const value = Number(literal);
  const inexact = Math.abs(value) > Number.MAX_SAFE_INTEGER;
  if (inexact) return { inexactNumber: literal };
  return value === 0 ? 0 : value;
}

function smallInteger(text: string, start: number, end: number): number {
  if (end - start > longestSmallInteger) return -1;
  let value = 0;
  for (let offset = start; offset < end; offset++) {
    const digit = text.charCodeAt(offset) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** The value of a scanned scalar. */
export function scalarValue(
  text: string,
  start: number,
  end: number,
  form: ScalarForm,
): string | number | boolean | null | InexactNumber {
  switch (form) {
    case 'string':
      return stringValue(text, start, end, false);
    case 'escaped-string':
      return stringValue(text, start, end, true);
    case 'number':
      return numberValue(text, start, end);
    case 'null':
      return null;
    default:
      return form === 'true';
  }
}
