import { layOutJson } from './json-layout.ts';
import type { JsonValue } from './json-value.ts';
import { compareCodePoints } from './order.ts';

/**
 * Pretty JSON with two spaces: the keys named in `keyOrder` first, in that order, then the others by code
 * point. No trailing newline.
 */
export function formatJson(value: JsonValue, keyOrder: readonly string[] = []): string {
  const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  const compareKeys = (left: string, right: string) =>
    rank(left) - rank(right) || compareCodePoints(left, right);
  const style = { lineBreak: '\n', unit: '  ', colon: ': ', comma: ' ', brace: '', isAscii: false };
  return layOutJson(value, { ...style, compareKeys }, '');
}
