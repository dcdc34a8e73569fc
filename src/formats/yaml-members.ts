import { CST, Parser } from 'yaml';
import type { FlowContainer } from './flow-edit.ts';
import { indexIn } from './location.ts';
import { splitPointer } from './value-edit.ts';

/** A member of a mapping or list: from its key or dash on, with its value, if it has one that is written. */
export interface YamlMember {
  readonly key: string | undefined;
  readonly from: number;
  /** Behind the colon, or the dash; where a value would stand. */
  readonly behind: number;
  readonly valueFrom: number;
  readonly to: number;
  readonly value: CST.Token | undefined;
  /** Whether it stands on lines of its own rather than in brackets. */
  readonly isBlock: boolean;
}

/** A mapping or list, and the member whose value it is; undefined for that of the whole text. */
export interface YamlContainer extends FlowContainer {
  readonly isFlow: boolean;
  readonly members: readonly YamlMember[];
  readonly owner: YamlMember | undefined;
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Item = Collection['items'][number];

/** Looks up mappings and lists by their pointers; undefined for one that is laid out in a way that is not edited in place. */
export function yamlContainers(text: string): (pointer: string) => YamlContainer | undefined {
  const document = [...new Parser().parse(text)].find((token) => token.type === 'document');
  const known = new Map([['', containerOf(document?.value, undefined)]]);
  const find = (pointer: string): YamlContainer | undefined => {
    if (known.has(pointer)) return known.get(pointer);
    const { container, token } = splitPointer(pointer);
    const outer = find(container);
    // Of repeated keys the last one counts.
    const isMember = ({ key }: YamlMember) => key === token;
    const member = outer?.isList ? outer.members[indexIn(token)] : outer?.members.findLast(isMember);
    const found = member && containerOf(member.value, member);
    known.set(pointer, found);
    return found;
  };
  return find;
}

function containerOf(token: CST.Token | undefined, owner: YamlMember | undefined): YamlContainer | undefined {
  if (!CST.isCollection(token)) return undefined;
  const isFlow = token.type === 'flow-collection';
  const isList = token.type === 'block-seq' || (isFlow && token.start.type === 'flow-seq-start');
  const items = writtenItems(token);
  const members = items.map((item) => memberOf(item, isList, isFlow)).filter((each) => each !== undefined);
  const [open, close] = [token.offset + 1, isFlow ? token.end[0]?.offset : token.offset];
  if (members.length < items.length || close === undefined) return undefined;
  return { isList, members, isFlow, owner, open, close };
}

/** Comments at the end are an item of their own, and so is what follows the last comma. */
function writtenItems({ items }: Collection): Item[] {
  return [...items].filter(
    ({ start, key, sep, value }) =>
      key !== undefined || sep !== undefined || value !== undefined || offsetOf(start, 'seq-item-ind') >= 0,
  );
}

function memberOf(item: Item, isList: boolean, isFlow: boolean): YamlMember | undefined {
  const { start, key, sep = [], value } = item;
  const own = isList ? offsetOf(start, 'seq-item-ind') : offsetOf(sep, 'map-value-ind');
  const isEntry = isList && isFlow;
  const sign = isEntry ? (value?.offset ?? -1) - 1 : own;
  const name = key ? CST.resolveAsScalar(key, false, () => undefined)?.value : '';
  if (sign < 0 || (isList ? sep.length > 0 : name === undefined)) return undefined;
  const explicit = offsetOf(start, 'explicit-key-ind');
  const behind = sign + 1;
  const end = endOf(item);
  return {
    key: isList ? undefined : name,
    from: isEntry ? behind : isList ? sign : explicit < 0 ? (key?.offset ?? sign) : explicit,
    behind,
    valueFrom: end > behind ? (value?.offset ?? behind) : behind,
    to: Math.max(behind, end),
    value,
    isBlock: !isFlow,
  };
}

function offsetOf(tokens: readonly CST.SourceToken[], type: CST.SourceToken['type']): number {
  return tokens.find((token) => token.type === type)?.offset ?? -1;
}

/** Where the last written character of a member stands; block collections reach over what follows them. */
function endOf(item: Item): number {
  let at: Item | undefined = item;
  while (at?.value && CST.isCollection(at.value) && at.value.type !== 'flow-collection')
    at = writtenItems(at.value).at(-1);
  const sign = Math.max(offsetOf(at?.sep ?? [], 'map-value-ind'), offsetOf(at?.start ?? [], 'seq-item-ind'));
  return Math.max(sign + 1, tokenEnd(at?.key), tokenEnd(at?.value));
}

function tokenEnd(token: CST.Token | null | undefined): number {
  if (!token) return 0;
  if (token.type === 'block-scalar') return token.offset + CST.stringify(token).length;
  if (token.type === 'flow-collection') return (token.end[0]?.offset ?? -1) + 1;
  return 'source' in token ? token.offset + token.source.length : 0;
}
