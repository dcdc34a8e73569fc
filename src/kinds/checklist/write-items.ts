import { alignLists } from '../../formats/align-lists.ts';
import { addTo, groupBy } from '../../formats/group.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { splitPointer, type ValueEdit } from '../../formats/value-edit.ts';
import { newItemValue, ownEdits, standsIn, withValueIn } from './item-value.ts';
import type { Checklist, Item, PlacedPointer } from './model.ts';

/** Edits by the part they are made in. */
type PartEdits = Map<string, ValueEdit[]>;

interface Plan {
  readonly doc: Checklist;
  readonly target: Checklist;
  /** The items as they stand, by the ones in the target. */
  readonly current: ReadonlyMap<Item, Item>;
  readonly values: ReadonlyMap<string, JsonValue>;
  readonly edits: PartEdits;
  /** Of each list the last item that stays in its place, as far as the target was looked at. */
  readonly last: Map<string, Item>;
}

/** What makes the items of one version those of another; undefined where there is no place for one. */
export function itemEdits(
  doc: Checklist,
  target: Checklist,
  values: ReadonlyMap<string, JsonValue>,
): PartEdits | undefined {
  const current = counterparts(doc, target);
  const plan: Plan = { doc, target, current, values, edits: new Map(), last: new Map() };
  removeItems(plan);
  const moved = movedIn(current);
  const coming = new Map(target.items.flatMap((item) => (current.has(item) ? [] : [[item.key, item]])));
  for (const wanted of target.items) {
    const item = current.get(wanted);
    const above = wanted.parent === undefined ? undefined : coming.get(wanted.parent);
    // What stands inside of something that comes, comes with it.
    const isInside = item === undefined && above !== undefined && standsIn(wanted, above, target);
    if (item !== undefined && !moved.has(item)) stay(plan, item, wanted);
    else if (!isInside && !insert(plan, wanted, item)) return undefined;
  }
  for (const edit of planKeyEdits(plan)) addTo(plan.edits, '', edit);
  keepLast(plan);
  return plan.edits;
}

function placeText(part: string, pointer: string): string {
  return JSON.stringify([part, pointer]);
}

function listOf({ part, pointer }: PlacedPointer): string {
  return placeText(part, splitPointer(pointer).container);
}

/** Items by key: of those that repeat one the one that stands in that place, else in the order in which they stand. */
function counterparts(doc: Checklist, target: Checklist): Map<Item, Item> {
  const placeOf = ({ key, part, pointer }: Item) => JSON.stringify([key, part, pointer]);
  const places = new Map(doc.items.map((item) => [placeOf(item), item]));
  const taken = new Set(target.items.map((wanted) => places.get(placeOf(wanted))));
  const free = groupBy(
    doc.items.filter((item) => !taken.has(item)),
    ({ key }) => key,
  );
  return new Map(
    target.items.flatMap((wanted) => {
      const item = places.get(placeOf(wanted)) ?? free.get(wanted.key)?.shift();
      return item === undefined ? [] : [[wanted, item] as const];
    }),
  );
}

/** What stands inside of an item goes with it. */
function removeItems({ doc, current, edits }: Plan): void {
  const staying = new Set(current.values());
  const gone = doc.items.filter((item) => !staying.has(item));
  const places = new Set(gone.map(({ part, pointer }) => placeText(part, pointer)));
  for (const { part, pointer } of gone) {
    const tokens = pointer.split('/');
    const outer = tokens.slice(1).map((_, count) => tokens.slice(0, count + 1).join('/'));
    if (!outer.some((each) => places.has(placeText(part, each))))
      addTo(edits, part, { type: 'remove', pointer });
  }
}

/** Items that stand in another order than is wanted. */
function movedIn(current: Plan['current']): ReadonlySet<Item> {
  const moved = [...groupBy(current.values(), listOf).values()].flatMap((wanted) => {
    const standing = wanted.toSorted((left, right) => left.index - right.index);
    const [before, after] = [standing, wanted].map((items) => items.map(({ pointer }) => pointer));
    return alignLists(before ?? [], after ?? []).moved.map((pair) => standing[pair.before]);
  });
  return new Set(moved.filter((item) => item !== undefined));
}

function stay({ doc, edits, last }: Plan, item: Item, wanted: Item): void {
  last.set(listOf(item), item);
  for (const edit of ownEdits(item, wanted, doc.preset)) addTo(edits, item.part, edit);
}

/** An item that comes, or moves, behind the last one that stays before it; false where there is no list for it. */
function insert(plan: Plan, wanted: Item, item: Item | undefined): boolean {
  const { doc, target, values, edits, last } = plan;
  const part = item?.part ?? wanted.part;
  const place = item?.pointer ?? pointerOf(plan, wanted);
  if (place === undefined) return false;
  const { container, token } = splitPointer(place);
  const list = valueAt(values.get(part) ?? null, container);
  const behind = last.get(placeText(part, container));
  const name = behind && splitPointer(behind.pointer).token;
  const before = name === undefined ? firstPlace(doc, part, container) : Number(name) + 1;
  const isSame = item !== undefined && ownEdits(item, wanted, doc.preset).length === 0;
  if (isSame && isJsonArray(list)) {
    addTo(edits, part, { type: 'move', pointer: place, before });
    return true;
  }
  const value = newItemValue(wanted, target);
  // What moves and changes is put in anew.
  if (item !== undefined) addTo(edits, part, { type: 'remove', pointer: place });
  if (place === '') addTo(edits, part, { type: 'replace', pointer: '', value });
  else if (isJsonArray(list))
    addTo(edits, part, { type: 'insert', pointer: appendToken(container, before), value });
  else if (isJsonObject(list))
    addTo(edits, part, {
      type: 'insert',
      pointer: appendToken(container, token),
      value,
      behind: name ?? null,
    });
  else return insertList(plan, { part, pointer: place }, value);
  return true;
}

/** Before the first item of the list; there may be members before it that are none. */
function firstPlace({ items }: Checklist, part: string, container: string): number {
  const first = items.find((item) => listOf(item) === placeText(part, container));
  return first === undefined ? 0 : Number(splitPointer(first.pointer).token);
}

/** Where an item comes to stand: inside of its parent, where that stands now, if that is there. */
function pointerOf({ target, current, doc }: Plan, { part, parent, pointer }: Item): string | undefined {
  const { container, token } = splitPointer(pointer);
  const field = splitPointer(container).token;
  if (parent === undefined || !doc.preset.parent.nested?.includes(field)) return pointer;
  const above = target.items.find((item) => item.key === parent && item.part === part);
  const now = above && current.get(above);
  return now && appendToken(appendToken(now.pointer, field), token);
}

/** A list or map that is gone, or null, comes back with its items, one after the other, inside of what it stood in. */
function insertList({ edits, values }: Plan, { part, pointer }: PlacedPointer, value: JsonValue): boolean {
  const root: JsonValue = values.get(part) ?? null;
  const names = pointerTokens(pointer);
  const there = names.findLastIndex((_, count) => isJsonObject(valueAt(root, pointerTo(names, count))));
  const at = pointerTo(names, there + 1);
  const rest = names.slice(there + 1);
  if (there < 0 || rest.length === 0 || (valueAt(root, at) ?? null) !== null) return false;
  const own = edits.get(part) ?? [];
  const place = own.findIndex((edit) => edit.type !== 'remove' && edit.pointer === at);
  const known = own[place];
  const before = known !== undefined && 'value' in known ? known.value : undefined;
  const type = valueAt(root, at) === undefined ? 'insert' : 'replace';
  const edit: ValueEdit = { type, pointer: at, value: withValueIn(before, rest, value) ?? null };
  edits.set(part, place < 0 ? [...own, edit] : own.with(place, edit));
  return true;
}

function pointerTo(tokens: readonly string[], count: number): string {
  return tokens.slice(0, count).reduce(appendToken, '');
}

function planKeyEdits({ doc, target, values }: Plan): ValueEdit[] {
  const pointer = doc.preset.planKey;
  if (pointer === undefined || pointer.includes('*') || jsonEqual(doc.planKey, target.planKey)) return [];
  const isThere = valueAt(values.get('') ?? null, pointer) !== undefined;
  if (target.planKey === undefined) return isThere ? [{ type: 'remove', pointer }] : [];
  return [{ type: isThere ? 'replace' : 'insert', pointer, value: target.planKey }];
}

/** Members of maps that stand twice, and do not in the target. */
function keepLast({ doc, target, current, edits }: Plan): void {
  const wanted = new Set(target.repeatedMembers.map(({ part, pointer }) => part + pointer));
  for (const { part, pointer } of doc.repeatedMembers)
    if (!wanted.has(part + pointer)) addTo(edits, part, { type: 'single', pointer });
  for (const { key, part, pointer } of current.values()) {
    const [before, after] = [doc.repeated.get(key) ?? 1, target.repeated.get(key) ?? 1];
    const isHidden = () => doc.items.filter((item) => item.key === key).length < before;
    if (after < before && isHidden()) addTo(edits, part, { type: 'single', pointer });
  }
}
