import type { InexactNumber } from './json-value.ts';

/** The characters of a string that was scanned from `start` to `end`, quotes included. */
export function stringValue(text: string, start: number, end: number): string {
  const inside = text.slice(start + 1, end - 1);
  // A scanned string is valid JSON on its own, so JSON.parse cannot throw here.
  return inside.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inside;
}

/** The value of a scanned scalar; a number that JavaScript cannot hold keeps its text. */
export function scalarValue(
  text: string,
  start: number,
  end: number,
): string | number | boolean | null | InexactNumber {
  if (text[start] === '"') return stringValue(text, start, end);
  const literal = text.slice(start, end);
  const value = JSON.parse(literal) as number | boolean | null;
  if (typeof value !== 'number') return value;
  return isExact(value) ? value : value === 0 ? 0 : { inexactNumber: literal };
}

/** Whether a number that was read says what stood there; of whole numbers beyond the safe ones nobody knows. */
export function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0);
}
