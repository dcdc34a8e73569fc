import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { appendToken, pointerTokens } from '../../core/location.ts';
import type { Preset } from './preset.ts';

/** A place that a pointer leads to. `tag` names the members that stood for `*` on the way. */
interface ItemList {
  readonly pointer: string;
  readonly tag: string;
  readonly value: JsonValue;
}

/** One member of a list or map of items. */
export interface Member {
  readonly value: JsonValue;
  readonly pointer: string;
  /** Its key, where it stands in a map. */
  readonly name: string | undefined;
}

/** A place that holds items. */
export interface FoundList {
  readonly tag: string;
  readonly members: readonly Member[];
}

/** The lists of items in a document: those of the first pointer that leads to any item. */
export function findLists(value: JsonValue, preset: Preset): readonly FoundList[] {
  for (const pointer of preset.items) {
    const lists = resolve(value, pointer).map(({ tag, ...list }) => ({
      tag,
      members: membersOf(list, preset),
    }));
    const filled = lists.filter(({ members }) => members.length > 0);
    if (filled.length > 0) return filled;
  }
  return [];
}

/** What a pointer leads to; a token `*` stands for every member of an object. */
export function resolve(value: JsonValue, pointer: string): ItemList[] {
  let at: ItemList[] = [{ pointer: '', tag: '', value }];
  for (const token of pointerTokens(pointer)) at = at.flatMap((each) => descend(each, token));
  return at;
}

function descend({ pointer, tag, value }: ItemList, token: string): ItemList[] {
  if (!isJsonObject(value)) return [];
  if (token !== '*') {
    const member = Object.hasOwn(value, token) ? value[token] : undefined;
    return member === undefined ? [] : [{ pointer: appendToken(pointer, token), tag, value: member }];
  }
  return Object.entries(value).map(([name, member]) => ({
    pointer: appendToken(pointer, name),
    tag: `${tag}${escapeTag(name)}:`,
    value: member,
  }));
}

/** A tag ends at the first colon. */
function escapeTag(name: string): string {
  return name.replaceAll('~', '~0').replaceAll(':', '~1');
}

/** The members that can be items. A map counts only if all its members can: else it is an object with fields. */
export function membersOf({ value, pointer }: Pick<ItemList, 'value' | 'pointer'>, preset: Preset): Member[] {
  const isItem = (member: JsonValue) => isJsonObject(member) || preset.log !== undefined;
  if (isJsonArray(value)) {
    return value.flatMap((member, index) =>
      isItem(member) ? [{ value: member, pointer: appendToken(pointer, index), name: undefined }] : [],
    );
  }
  if (!isJsonObject(value)) return [];
  const members = Object.entries(value).filter(
    ([, member]) => isJsonObject(member) || isPlain(member, preset),
  );
  if (members.length < Object.keys(value).length && preset.scalar === undefined) return [];
  return members.map(([name, member]) => ({ value: member, pointer: appendToken(pointer, name), name }));
}

function isPlain(member: JsonValue, { scalar }: Preset): boolean {
  return scalar !== undefined && !isJsonArray(member);
}
