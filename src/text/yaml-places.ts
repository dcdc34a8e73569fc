import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';

/** A text in which places are looked up. */
export interface Layout {
  readonly text: string;
  readonly lineBreak: string;
}

export function memberOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

export function isEmpty({ text }: Layout, node: unknown): boolean {
  if (isMap(node) || isSeq(node)) return /^(?:\[\s*\]|\{\s*\})$/.test(text.slice(startOf(node), endOf(node)));
  return node === null || (isScalar(node) && node.value === null);
}

export function colonAfter(text: string, { key }: Pair): number | undefined {
  const end = endOf(key);
  const colon = /^[ \t]*:/.exec(text.slice(end));
  return colon === null ? undefined : end + colon[0].length;
}

/** The indentation of what begins at a place; undefined where something else stands before it on the line. */
export function indentAt({ text }: Layout, offset: number): string | undefined {
  const indent = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^ *$/.test(indent) ? indent : undefined;
}

export function nextLine(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

export function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

export function endOf(node: unknown): number {
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}
