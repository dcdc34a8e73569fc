import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { onceFor } from '../../formats/once-for.ts';
import { type FoundList, findLists, type Members, membersOf, resolve } from './find-lists.ts';
import { gatherFields } from './gather.ts';
import { headingOf, ownName, type TakenKeys, takenKey } from './item-keys.ts';
import { withParents } from './item-parents.ts';
import type { Item, ReadText } from './model.ts';
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
  const sharing = { known: own, read: all.read, taken: { places: new Map(), texts: new Map() } };
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

const originsByValue = onceFor(({ read }: Origins) => {
  const found = read.filter((origin) => origin !== undefined);
  return new Map(found.map((origin) => [origin.value, origin]));
});

const origins = new WeakMap<readonly Item[], Origins>();

interface Sharing {
  readonly known: Origins | undefined;
  readonly read: (Origin | undefined)[];
  readonly taken: TakenKeys;
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
  const gathered = origin?.item ?? gatherFields(own, preset);
  const name = origin?.item ?? ownName(next, gathered.raw, preset);
  const key = takenKey(name, next.list.tag, placeOf(next, gathered, preset), taken);
  if (origin?.item.key === key) {
    const same = standingAt(next, origin, index);
    read[index] = same;
    items.push(same.item);
    if (next.parent === undefined) placed.push(same.item);
    return;
  }
  const pointer = next.token === undefined ? next.above : appendToken(next.above, next.token);
  const children = childrenOf(next, pointer, key, preset);
  const item = readItem(
    gathered,
    {
      key,
      ownKey: name.ownKey,
      isKeyed: name.isKeyed,
      list: next.list.pointer,
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
  if (children.length === 0) {
    const { value, above, token } = next;
    read[index] = { value, above, token, tag: next.list.tag, item };
  }
  if (next.parent === undefined) placed.push(item);
  for (const child of children.reverse()) below.push(child);
}

/** Where a key is one of its own: in a list, or below a heading of it, or in a folder whose files are known by their names. */
function placeOf({ list, part }: Pending, item: Pick<Item, 'raw'>, preset: Preset): string {
  if (preset.single && preset.key.length === 0) return part;
  return (preset.within?.ids === true && headingOf(item, preset)) || list.pointer;
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
