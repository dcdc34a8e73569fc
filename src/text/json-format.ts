import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';
import { compareCodePoints } from '../core/order.ts';

type Piece = { readonly value: JsonValue; readonly depth: number } | { readonly text: string };

/**
 * Pretty JSON with two spaces: the keys named in `keyOrder` first, in that order, then the others by code
 * point. No trailing newline. Iterative, because `JSON.stringify` overflows at a few thousand levels.
 */
export function formatJson(value: JsonValue, keyOrder: readonly string[] = []): string {
  const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
  const output: string[] = [];
  const pending: Piece[] = [{ value, depth: 0 }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    if ('text' in piece) output.push(piece.text);
    else if (isInexact(piece.value)) output.push(piece.value.inexactNumber);
    else if (isJsonArray(piece.value))
      pushMembers(
        pending,
        piece.value.map((member) => ['', member]),
        '[]',
        piece.depth,
      );
    else if (isJsonObject(piece.value))
      pushMembers(pending, sortedMembers(piece.value, ranks), '{}', piece.depth);
    else output.push(JSON.stringify(piece.value));
  }
  return output.join('');
}

function pushMembers(
  pending: Piece[],
  members: readonly [string, JsonValue][],
  brackets: string,
  depth: number,
) {
  const [open = '', close = ''] = brackets;
  if (members.length === 0) {
    pending.push({ text: brackets });
    return;
  }
  pending.push({ text: `\n${'  '.repeat(depth)}${close}` });
  for (let index = members.length - 1; index >= 0; index -= 1) {
    const [key, value] = members[index] ?? ['', null];
    pending.push({ value, depth: depth + 1 });
    pending.push({ text: `${index > 0 ? ',' : open}\n${'  '.repeat(depth + 1)}${key}` });
  }
}

function sortedMembers(object: JsonObject, ranks: ReadonlyMap<string, number>): [string, JsonValue][] {
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  return Object.entries(object)
    .sort(([left], [right]) => rank(left) - rank(right) || compareCodePoints(left, right))
    .map(([key, value]) => [`${JSON.stringify(key)}: `, value]);
}

function isInexact(value: JsonValue): value is { readonly inexactNumber: string } {
  return isJsonObject(value) && typeof value.inexactNumber === 'string' && Object.keys(value).length === 1;
}
