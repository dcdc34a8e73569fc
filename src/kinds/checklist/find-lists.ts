import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import type { Preset } from './preset.ts';

/** A place that a pointer leads to. `tag` names the members that stood for `*` on the way. */
interface ItemList {
  readonly pointer: string;
  readonly tag: string;
  readonly value: JsonValue;
}

/** The members of a list or map that can be items: there may be many, so that none is an object of its own. */
export interface Members {
  readonly values: readonly JsonValue[];
  /** The place or key of each; where nothing is said, its place among the values. */
  readonly tokens?: readonly (string | number)[];
}

/** A place that holds items. */
export interface FoundList {
  readonly tag: string;
  /** Where it stands in its text. */
  readonly pointer: string;
  readonly members: Members;
  /** Set where the only member is what stands at the pointer itself: what stands in for its key. */
  readonly single?: { readonly name: string };
}

/**
 * The lists of items in a document: each place that a pointer leads to and where some item has a key or a mark. Where
 * none has, those of the first pointer that leads to any item. A second list beside the first one frees neither.
 */
export function findLists(value: JsonValue, preset: Preset): readonly FoundList[] {
  const own = preset.tag === '' ? '' : `${escapeTag(preset.tag)}:`;
  return listsIn(value, preset).map((list) => (list.tag === '' ? { ...list, tag: own } : list));
}

function listsIn(value: JsonValue, preset: Preset): readonly FoundList[] {
  const known = new Set<string>();
  const places = preset.items.map((pointer) =>
    resolve(value, pointer).filter((place) => !known.has(place.pointer) && known.add(place.pointer)),
  );
  const found = places.map((lists) =>
    lists
      .map(({ tag, ...list }) => ({ tag, pointer: list.pointer, members: membersOf(list.value, preset) }))
      .filter(({ members }) => members.values.length > 0),
  );
  const [first = []] = found.filter((lists) => lists.length > 0);
  if (preset.log !== undefined || preset.items.length < 2) return first;
  const marked = new Set(found.flat().filter((list) => holdsItems(list, preset)));
  const isOuter = ({ pointer }: FoundList) =>
    [...marked].some((other) => other.pointer !== pointer && other.pointer.startsWith(`${pointer}/`));
  const whole = [...marked].filter((list) => !isOuter(list));
  const mixed = places
    .flat()
    .filter(({ pointer }) => !whole.some((list) => list.pointer === pointer))
    .flatMap((place) => mixedMap(place, preset));
  const all = [...whole, ...mixed];
  return all.length === 0 ? first : all;
}

/** The keys of a map are its items' keys: there only a mark tells items from other objects. */
function holdsItems({ members: { values, tokens } }: FoundList, preset: Preset): boolean {
  const marks = preset.done.map(({ field }) => field);
  const fields = typeof tokens?.[0] === 'string' ? marks : [...preset.key, ...marks];
  return values.some((value) => !isJsonObject(value) || fields.some((field) => Object.hasOwn(value, field)));
}

/** Items among other members of an object: at least two that have a mark and something to fulfil. */
function mixedMap({ value, pointer, tag }: ItemList, { done, contract }: Preset): FoundList[] {
  if (!isJsonObject(value)) return [];
  const has = (member: JsonObject, names: readonly string[]) =>
    names.some((name) => Object.hasOwn(member, name));
  const marks = done.map(({ field }) => field);
  const members = Object.entries(value).filter(
    ([, member]) => isJsonObject(member) && has(member, marks) && has(member, contract),
  );
  return members.length < 2 ? [] : [{ tag, pointer, members: named(members) }];
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
export function membersOf(value: JsonValue, preset: Preset): Members {
  const isForeign = foreignTo(preset);
  const isItem = (member: JsonValue) =>
    preset.log !== undefined || (isJsonObject(member) && !isForeign(member));
  if (isJsonArray(value)) {
    if (value.every(isItem)) return { values: value };
    const tokens = [...value.keys()].filter((at) => isItem(value[at] ?? null));
    return { values: tokens.map((at) => value[at] ?? null), tokens };
  }
  if (!isJsonObject(value)) return noMembers;
  const members = Object.entries(value).filter(
    ([, member]) => isJsonObject(member) || isPlain(member, preset),
  );
  return members.length < Object.keys(value).length && preset.scalar === undefined
    ? noMembers
    : named(members);
}

const noMembers: Members = { values: [] };

function named(members: readonly (readonly [string, JsonValue])[]): Members {
  return { values: members.map(([, value]) => value), tokens: members.map(([name]) => name) };
}

/** What tells a line of a tool's own beside its items, which says nothing that an item says. */
function foreignTo({ parse, key, titleFields, done, contract }: Preset): (member: JsonObject) => boolean {
  if (parse !== 'jsonl') return () => false;
  const known = [key, titleFields, done.map(({ field }) => field), contract].flat();
  return (member) => !known.some((field) => Object.hasOwn(member, field));
}

function isPlain(member: JsonValue, { scalar }: Preset): boolean {
  return scalar !== undefined && !isJsonArray(member);
}
