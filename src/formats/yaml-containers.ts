import { type CST, isMap, isNode, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import type { FlowContainer } from './flow-edit.ts';
import { pointerTokens } from './location.ts';
import type { Container } from './member-changes.ts';
import { composing } from './yaml-tokens.ts';

/** A member of a mapping or list: from its key or dash on, with its value, if it has one that is written. */
export interface YamlMember {
  readonly key: string | undefined;
  readonly from: number;
  /** Behind the colon, or the dash; where a value would stand. */
  readonly behind: number;
  readonly valueFrom: number;
  readonly to: number;
  readonly node: unknown;
  /** Whether it stands on lines of its own rather than in brackets. */
  readonly isBlock: boolean;
}

/** A mapping or list, and the member whose value it is; undefined for that of the whole text. */
export interface YamlContainer extends Container<YamlMember> {
  readonly isFlow: boolean;
  readonly owner: YamlMember | undefined;
  /** Within the brackets. */
  readonly open: number;
  readonly close: number;
}

/** What pointers lead to in a YAML text. */
export interface YamlPlaces {
  container(pointer: string): YamlContainer | undefined;
}

/** Looks mappings and lists up; undefined where one is laid out in a way that is not edited in place. */
export function yamlPlaces(text: string): YamlPlaces {
  const root: unknown = parseDocument(text, { ...composing, keepSourceTokens: true }).contents;
  return {
    container(pointer) {
      let at = containerOf(text, root, undefined);
      for (const token of pointerTokens(pointer)) {
        const member = at === undefined ? undefined : memberAt(at, token);
        at = member === undefined ? undefined : containerOf(text, member.node, member);
      }
      return at;
    },
  };
}

/** Of repeated keys the last one counts. */
function memberAt({ isList, members }: YamlContainer, token: string): YamlMember | undefined {
  return isList
    ? members[/^\d+$/.test(token) ? Number(token) : -1]
    : members.findLast(({ key }) => key === token);
}

function containerOf(text: string, node: unknown, owner: YamlMember | undefined): YamlContainer | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  const token = node.srcToken;
  if (token === undefined || !('items' in token)) return undefined;
  const items = itemsOf(token);
  if (items.length !== node.items.length) return undefined;
  const isFlow = token.type === 'flow-collection';
  const members = items.map((item, index) => memberOf(item, node.items[index], isSeq(node), isFlow));
  const whole = members.filter((member) => member !== undefined);
  if (whole.length < members.length) return undefined;
  const [open, close] = [token.offset + 1, endOf(node) - 1];
  if (isFlow && !/[\]}]/.test(text[close] ?? '')) return undefined;
  return { isList: isSeq(node), members: whole, isFlow, owner, open, close };
}

type Item =
  | CST.BlockMap['items'][number]
  | CST.BlockSequence['items'][number]
  | CST.FlowCollection['items'][number];

/** Comments at the end are an item of their own. */
function itemsOf(token: { readonly items: readonly Item[]; readonly type: string }): readonly Item[] {
  return token.items.filter(
    ({ start, key, sep, value }) =>
      key !== undefined ||
      sep !== undefined ||
      value !== undefined ||
      offsetOf(start, 'seq-item-ind') !== undefined,
  );
}

function memberOf(item: Item, member: unknown, isList: boolean, isFlow: boolean): YamlMember | undefined {
  const isPair = typeof member === 'object' && member !== null && 'key' in member && 'value' in member;
  const node: unknown = isPair && !isNode(member) ? member.value : member;
  if (isList && !isNode(member)) return undefined;
  const explicit = offsetOf(item.start, 'explicit-key-ind');
  const sign = isList ? offsetOf(item.start, 'seq-item-ind') : offsetOf(item.sep ?? [], 'map-value-ind');
  const keyFrom = isList ? (isFlow ? startOf(node) : sign) : (explicit ?? startOf(item.key));
  if (keyFrom === undefined || (sign === undefined && !(isList && isFlow))) return undefined;
  const behind = isList && isFlow ? keyFrom : (sign ?? 0) + 1;
  const key = isList || !isPair || isNode(member) ? undefined : keyText(member.key);
  if (!isList && key === undefined) return undefined;
  const to = Math.max(behind, contentEnd(node));
  const valueFrom = to === behind && !(isList && isFlow) ? behind : startOf(node);
  return { key, from: keyFrom, behind, valueFrom, to, node, isBlock: !isFlow };
}

function offsetOf(tokens: readonly CST.SourceToken[], type: string): number | undefined {
  return tokens.find((token) => token.type === type)?.offset;
}

function keyText(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''));
}

/** Where the last written character of a value stands; block collections reach over what follows them. */
function contentEnd(node: unknown): number {
  let at = node;
  while ((isMap(at) || isSeq(at)) && at.srcToken?.type !== 'flow-collection' && at.items.length > 0) {
    const last: unknown = at.items.at(-1);
    const next: unknown = isNode(last)
      ? last
      : isPair(last)
        ? isEmptyNode(last.value)
          ? last.key
          : last.value
        : undefined;
    if (isNode(last) && isEmptyNode(last)) return startOf(last);
    at = next;
  }
  return isEmptyNode(at) ? 0 : endOf(at);
}

function isPair(value: unknown): value is { readonly key: unknown; readonly value: unknown } {
  return typeof value === 'object' && value !== null && 'key' in value && 'value' in value;
}

function isEmptyNode(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && endOf(node) === startOf(node));
}

/** Of a node, or of the token of one. */
function startOf(node: unknown): number {
  if (isNode(node)) return (node as ParsedNode).range?.[0] ?? 0;
  return typeof node === 'object' && node !== null && 'offset' in node && typeof node.offset === 'number'
    ? node.offset
    : 0;
}

function endOf(node: unknown): number {
  return isNode(node) ? ((node as ParsedNode).range?.[1] ?? 0) : 0;
}

/** The same as brackets of any format, for what stands in brackets. */
export function asFlow({ isList, members, open, close }: YamlContainer): FlowContainer {
  return { isList, members, open, close };
}
