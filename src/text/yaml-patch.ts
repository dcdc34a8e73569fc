import { isAlias, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { JsonObject, JsonValue } from '../core/json-value.ts';
import type { YamlChange } from './yaml-change.ts';
import {
  colonAfter,
  endOf,
  indentAt,
  isEmpty,
  type Layout,
  memberOf,
  nextLine,
  startOf,
} from './yaml-places.ts';
import { entryLines, flowText, memberLines, quoted } from './yaml-scalar-text.ts';
import { composing } from './yaml-tokens.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A block mapping with keys changed; every byte that need not change stays, comments and layout included. Undefined where
 * the text is laid out in a way that is not edited in place. The caller has to read the result: anchors may break.
 */
export function patchYaml(text: string, changes: readonly YamlChange[]): string | undefined {
  let patched: string | undefined = text;
  for (const change of changes) patched = patched === undefined ? undefined : patchKey(patched, change);
  return patched;
}

function patchKey(text: string, change: YamlChange): string | undefined {
  const root = parseDocument(text, composing).contents;
  if (!isMap(root) || root.flow === true) return undefined;
  const layout = { text, lineBreak: text.includes('\r\n') ? '\r\n' : '\n' };
  const edits = editsFor(layout, root, change);
  return edits === undefined ? undefined : applied(text, edits);
}

function applied(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((done, { from, to, text: own }) => done.slice(0, from) + own + done.slice(to), text);
}

function editsFor(layout: Layout, root: YAMLMap, change: YamlChange): Edit[] | undefined {
  const pair = memberOf(root, change.key);
  const indent = indentAt(layout, startOf(root));
  if (indent === undefined) return undefined;
  if (pair === undefined) return newMember(layout, indent, change);
  if ('set' in change) return replacement(layout, pair, change.set);
  const lines = 'append' in change ? entryLines(change.append) : memberLines(change.merge);
  if (lines.length === 0) return [];
  if (isEmpty(layout, pair.value)) return filled(layout, pair, `${indent}  `, lines);
  if ('append' in change)
    return isSeq(pair.value) ? appended(layout, pair.value, change.append, lines) : undefined;
  return isMap(pair.value) ? merged(layout, pair.value, change.merge) : undefined;
}

function newMember({ text, lineBreak }: Layout, indent: string, change: YamlChange): Edit[] {
  const own =
    'set' in change
      ? [`${flowText(change.key)}: ${flowText(change.set)}`]
      : headed(change.key, 'append' in change ? entryLines(change.append) : memberLines(change.merge));
  const start = text === '' || text.endsWith('\n') ? '' : lineBreak;
  return [{ ...at(text.length), text: start + own.map((line) => `${indent}${line}${lineBreak}`).join('') }];
}

function headed(key: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${flowText(key)}:`, ...lines.map((line) => `  ${line}`)];
}

/** Lines in the place of a value that is there and empty. */
function filled(
  { text, lineBreak }: Layout,
  pair: Pair,
  indent: string,
  lines: readonly string[],
): Edit[] | undefined {
  const from = colonAfter(text, pair);
  if (from === undefined) return undefined;
  const to = Math.max(from, endOf(pair.value));
  return [{ from, to, text: lines.map((line) => `${lineBreak}${indent}${line}`).join('') }];
}

function appended(
  layout: Layout,
  list: YAMLSeq,
  entries: readonly JsonValue[],
  lines: readonly string[],
): Edit[] | undefined {
  const last = endOf(list.items.at(-1));
  if (list.flow === true)
    return [{ ...at(last), text: entries.map((entry) => `, ${flowText(entry)}`).join('') }];
  return linesAfter(layout, startOf(list), last, lines);
}

function merged(layout: Layout, map: YAMLMap, members: JsonObject): Edit[] | undefined {
  const known = Object.entries(members).map(([key, value]) => ({ key, value, pair: memberOf(map, key) }));
  const changed = known.flatMap(({ pair, value }) =>
    pair === undefined ? [] : replacement(layout, pair, value),
  );
  const added = Object.fromEntries(
    known.filter(({ pair }) => pair === undefined).map(({ key, value }) => [key, value]),
  );
  const lines = memberLines(added);
  if (lines.length === 0) return changed;
  const last = map.items.at(-1);
  const end = Math.max(endOf(last?.key), endOf(last?.value));
  if (map.flow === true) return [...changed, { ...at(end), text: lines.map((line) => `, ${line}`).join('') }];
  const inserted = linesAfter(layout, startOf(map), end, lines);
  return inserted === undefined ? undefined : [...changed, ...inserted];
}

function linesAfter(
  layout: Layout,
  start: number,
  end: number,
  lines: readonly string[],
): Edit[] | undefined {
  const { text, lineBreak } = layout;
  const indent = indentAt(layout, start);
  if (indent === undefined) return undefined;
  const place = nextLine(text, end);
  const before = place === 0 || text[place - 1] === '\n' ? '' : lineBreak;
  return [{ ...at(place), text: before + lines.map((line) => `${indent}${line}${lineBreak}`).join('') }];
}

function replacement({ text, lineBreak }: Layout, pair: Pair, value: JsonValue): Edit[] {
  const node = pair.value;
  const [from, to] = [startOf(node), endOf(node)];
  const afterColon = colonAfter(text, pair);
  const isPlaced =
    isAlias(node) || (isScalar(node) && to > from) || ((isMap(node) || isSeq(node)) && node.flow);
  if (isPlaced || afterColon === undefined) {
    const ended = text.slice(from, to).endsWith('\n') ? lineBreak : '';
    return [{ from, to, text: styled(node, value) + ended }];
  }
  const end = afterColon + text.slice(afterColon, Math.max(afterColon, to)).trimEnd().length;
  return [{ from: afterColon, to: end, text: ` ${flowText(value)}` }];
}

/** Quotes stay as they were, where they can. */
function styled(node: unknown, value: JsonValue): string {
  if (!isScalar(node) || typeof value !== 'string') return flowText(value);
  if (node.type === 'QUOTE_DOUBLE') return quoted(value);
  const isSimple = quoted(value) === `"${value}"`;
  return node.type === 'QUOTE_SINGLE' && isSimple ? `'${value.replaceAll("'", "''")}'` : flowText(value);
}

function at(offset: number): Pick<Edit, 'from' | 'to'> {
  return { from: offset, to: offset };
}
