import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';
import { compareCodePoints } from './order.ts';

type Piece = { readonly value: JsonValue | undefined } | { readonly text: string };

/**
 * JSON text of a value without any white space and with keys in code point order, so that equal values
 * give equal text; '' for undefined. Iterative, because `JSON.stringify` overflows at a few thousand levels.
 */
export function canonicalJson(value: JsonValue | undefined): string {
  const output: string[] = [];
  const pending: Piece[] = [{ value }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if ('text' in piece) output.push(piece.text);
    else if (isJsonArray(piece.value)) pushArray(pending, piece.value);
    else if (isJsonObject(piece.value)) pushMembers(pending, Object.entries(piece.value));
    else output.push(piece.value === undefined ? '' : JSON.stringify(piece.value));
  }
  return output.join('');
}

function pushArray(pending: Piece[], members: readonly JsonValue[]): void {
  pending.push({ text: ']' });
  for (let index = members.length - 1; index >= 0; index -= 1) {
    pending.push({ value: members[index] });
    if (index > 0) pending.push({ text: ',' });
  }
  pending.push({ text: '[' });
}

function pushMembers(pending: Piece[], entries: [string, JsonValue][]): void {
  entries.sort(([left], [right]) => compareCodePoints(right, left));
  pending.push({ text: '}' });
  for (const [index, [key, value]] of entries.entries()) {
    const isFirst = index === entries.length - 1;
    pending.push({ value }, { text: `${isFirst ? '' : ','}${JSON.stringify(key)}:` });
  }
  pending.push({ text: '{' });
}
