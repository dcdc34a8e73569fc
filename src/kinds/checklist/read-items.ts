import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { onceFor } from '../../formats/once-for.ts';
import { type FoundList, findLists, type Members, membersOf, resolve } from './find-lists.ts';
import { gatherFields } from './gather.ts';
import { type Keys, keysOf } from './item-keys.ts';
import { withParents } from './item-parents.ts';
import { againName, type Item, type ReadText, wordingKey } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, readItem } from './read-item.ts';
import { matchesPath } from './wildcard.ts';

/** What is to be read as an item, and where it stands. */
interface Pending {
  readonly value: JsonValue;
  /** Its key, where it stands in a map. */
  readonly name: string | undefined;
  /** The list or map that it stands in, and its place there; none where it is what stands there. */
  readonly above: string;
  readonly token: string | number | undefined;
  readonly part: string;
  readonly list: Pick<FoundList, 'tag' | 'pointer'>;
  /** The parent, where the item stands inside of it. */
  readonly parent: string | undefined;
}

/**
 * All items of a document in the order of the texts, children after their parent: those of an earlier version where they were read
 * from the same value in the same place, and what was read of them where that value stands elsewhere now. Iterative.
 */
export function readItems(texts: readonly ReadText[], preset: Preset, earlier?: readonly Item[]): Item[] {
  const known = earlier === undefined ? undefined : origins.get(earlier);
  const all: Origins = { preset, read: [] };
  const found: Item[] = [];
  const own = known?.preset === preset ? known : undefined;
  const sharing = { known: own, read: all.read, wordings: new Map(), taken: new Map() };
  for (const text of texts) addItems(found, text, preset, sharing);
  const items = withParents(found, preset);
  origins.set(items, all);
  return items;
}

/** What an item was read from, by its place among all items. */
interface Origin extends Pick<Pending, 'value' | 'above' | 'token'> {
  readonly tag: string;
  readonly item: Item;
}

interface Origins {
  readonly preset: Preset;
  readonly read: (Origin | undefined)[];
}

const originsByValue = onceFor(
  ({ read }: Origins) =>
    new Map(read.flatMap((origin) => (origin === undefined ? [] : [[origin.value, origin] as const]))),
);

const origins = new WeakMap<readonly Item[], Origins>();

interface Sharing {
  readonly known: Origins | undefined;
  readonly read: (Origin | undefined)[];
  /** Of each list how many items without a key say the same. */
  readonly wordings: Map<string, number>;
  /** The place of each key. */
  readonly taken: Map<string, string>;
}

function addItems(items: Item[], { part, value }: ReadText, preset: Preset, sharing: Sharing): void {
  const reading: Reading = { items, preset, ...sharing, placed: [], below: [] };
  for (const list of itemLists(value, part, preset)) {
    const { values, tokens } = list.members;
    for (let at = 0; at < values.length; at++) {
      const token = list.single === undefined ? (tokens?.[at] ?? at) : undefined;
      const name = typeof token === 'string' ? token : list.single?.name;
      addItem(
        { value: values[at] ?? null, name, above: list.pointer, token, part, list, parent: undefined },
        reading,
      );
      for (let next = reading.below.pop(); next !== undefined; next = reading.below.pop())
        addItem(next, reading);
    }
  }
}

interface Reading extends Sharing {
  readonly items: Item[];
  readonly preset: Preset;
  /** The items by their place in the list. */
  readonly placed: Item[];
  /** What stands inside of the last item, the first of it last. */
  readonly below: Pending[];
}

function addItem(next: Pending, reading: Reading): void {
  const { items, preset, known, read, taken, placed, below } = reading;
  const own = isJsonObject(next.value) ? next.value : { [preset.scalar ?? '']: next.value };
  const parent = placedParent(own, placed, preset);
  const index = items.length;
  const origin = known && sharedOrigin(next, parent, known, index);
  if (origin !== undefined && !taken.has(origin.item.key) && isSameAgain(origin.item, reading)) {
    taken.set(origin.item.key, placeOf(next, preset));
    const same = standingAt(next, origin, index);
    read[index] = same;
    items.push(same.item);
    if (next.parent === undefined) placed.push(same.item);
    return;
  }
  const gathered = gatherFields(own, preset);
  const made: Keys = keysOf(next, gathered.raw, parent, preset);
  const isFirst = !taken.has(made.key);
  const again = made.isKeyed ? { ...made, again: 1 } : numberedAgain(made, next.list, reading);
  const place = placeOf(next, preset);
  const keys = inOwnPlace(again, next, place, taken);
  taken.set(keys.key, place);
  const pointer = next.token === undefined ? next.above : appendToken(next.above, next.token);
  const children = childrenOf(next, pointer, keys.key, preset);
  const item = readItem(
    gathered,
    {
      ...keys,
      list: next.list.pointer,
      again: again.again,
      parent: parent?.key ?? next.parent,
      index,
      part: next.part,
      pointer,
      isPlain: !isJsonObject(next.value),
      hasChildren: children.length > 0,
    },
    preset,
  );
  items.push(item);
  if ((isFirst || again.again > 1) && children.length === 0) {
    const { value, above, token } = next;
    read[index] = { value, above, token, tag: next.list.tag, item };
  }
  if (next.parent === undefined) placed.push(item);
  for (const child of children.reverse()) below.push(child);
}

/** Where a key is one of its own: in a list, or in a folder whose files are known by their names. */
function placeOf({ list, part }: Pick<Pending, 'list' | 'part'>, { key, single }: Preset): string {
  return single && key.length === 0 ? part : list.pointer;
}

/** A key that another place holds, too, is known with its place. */
function inOwnPlace(
  keys: Keys,
  { parent }: Pending,
  place: string,
  taken: ReadonlyMap<string, string>,
): Keys {
  const other = parent === undefined ? taken.get(keys.key) : undefined;
  return other === undefined || other === place ? keys : { ...keys, key: `${place}:${keys.key}` };
}

/** Items that say the same are several all the same: the second of a list is known by its place among them. */
function numberedAgain(
  keys: Keys,
  { pointer }: Pending['list'],
  { wordings }: Reading,
): Keys & Pick<Item, 'again'> {
  const again = nextOf(keys.key, pointer, wordings);
  count(keys.key, again, pointer, wordings);
  if (again === 1) return { ...keys, again };
  return { ...keys, key: againName(keys.key, again), ownKey: againName(keys.ownKey, again), again };
}

/** What is worded like the name of another one leaves that name to it. */
function nextOf(key: string, list: string, wordings: Sharing['wordings']): number {
  let again = (wordings.get(inList(key, list)) ?? 0) + 1;
  while (again > 1 && wordings.has(inList(againName(key, again), list))) again += 1;
  return again;
}

function count(key: string, again: number, list: string, wordings: Sharing['wordings']): void {
  wordings.set(inList(key, list), again);
  if (again > 1) wordings.set(inList(againName(key, again), list), 1);
}

function inList(key: string, list: string): string {
  return `${list}\n${key}`;
}

/** Whether an item of the version before is as many among those of its wording as it was; then it is counted. */
function isSameAgain(item: Item, { wordings }: Reading): boolean {
  if (item.isKeyed) return true;
  const key = wordingKey(item);
  if (nextOf(key, item.list, wordings) !== item.again) return false;
  count(key, item.again, item.list, wordings);
  return true;
}

function sharedOrigin(
  { value, part, token, list, parent: container }: Pending,
  parent: Item | undefined,
  known: Origins,
  index: number,
): Origin | undefined {
  if (!isJsonObject(value)) return undefined;
  const there = known.read[index];
  const origin = there?.value === value ? there : originsByValue(known).get(value);
  if (origin === undefined || origin.tag !== list.tag) return undefined;
  const { item } = origin;
  // The name of a member is its key.
  const isNamed = typeof token === 'number' ? typeof origin.token === 'number' : origin.token === token;
  const isInside = item.list === list.pointer && item.parent === (parent?.key ?? container);
  return isNamed && isInside && item.part === part ? origin : undefined;
}

/** An item that was read elsewhere says the same, and shares all that it says. */
function standingAt({ value, above, token, list }: Pending, origin: Origin, index: number): Origin {
  const { item } = origin;
  if (origin.token === token && origin.above === above && item.index === index) return origin;
  const pointer = token === undefined ? above : appendToken(above, token);
  return { value, above, token, tag: list.tag, item: { ...item, index, pointer } };
}

/** The lists of items in a text, one of which a single item is by itself. */
export function itemLists(value: JsonValue, part: string, preset: Preset): readonly FoundList[] {
  return preset.single ? singleItem(value, part, preset) : findLists(value, preset);
}

/** The values themselves that the pointers lead to; what tells their files apart stands in for a key. */
function singleItem(value: JsonValue, part: string, preset: Preset): readonly FoundList[] {
  const name = nameIn(part, preset.folder?.files ?? []);
  for (const pointer of preset.items) {
    const members = resolve(value, pointer).filter((each) => isJsonObject(each.value));
    if (members.length > 0)
      return members.map(({ tag, pointer: own, value: only }) => ({
        ...{ tag, pointer: own, members: { values: [only] } },
        single: { name },
      }));
  }
  return [];
}

/** What stands for the last wildcard of the files of a folder: files such as `task.json` all have one name. */
function nameIn(part: string, globs: readonly string[]): string {
  const glob = globs.find((each) => matchesPath(each, part)) ?? '*.*';
  const behind = glob.slice(glob.lastIndexOf('*')).split('/').length;
  const name = part.split('/').at(-behind) ?? '';
  return behind === 1 ? name.replace(/\.[^.]*$/, '') : name;
}

/** The parent that a field names by its place in the list, which comes before its children. */
function placedParent(own: JsonObject, placed: readonly Item[], { parent }: Preset): Item | undefined {
  const place = parent.index === undefined ? undefined : fieldOf(own, parent.index);
  return typeof place === 'number' ? placed[place] : undefined;
}

function childrenOf({ value, part, list }: Pending, pointer: string, key: string, preset: Preset): Pending[] {
  const { nested = none } = preset.parent;
  if (nested.length === 0 || !isJsonObject(value)) return [];
  return nested.flatMap((field) => {
    const own = fieldOf(value, field);
    if (own === undefined) return [];
    const above = appendToken(pointer, field);
    const { values, tokens }: Members = membersOf(own, preset);
    return values.map((each, at) => {
      const token = tokens?.[at] ?? at;
      const name = typeof token === 'string' ? token : undefined;
      return { value: each, name, above, token, part, list, parent: key };
    });
  });
}

const none: readonly string[] = [];
