import { alignLists } from '../../formats/align-lists.ts';
import { groupBy } from '../../formats/group.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { splitPointer, type ValueEdit } from '../../formats/value-edit.ts';
import type { Checklist, Item } from './model.ts';
import { fieldEdits } from './write-fields.ts';
import { newItemValue, standsIn } from './write-new-item.ts';

/** Edits by the part they are made in. */
export type PartEdits = Map<string, ValueEdit[]>;

interface Plan {
  readonly doc: Checklist;
  readonly target: Checklist;
  /** The items as they stand, by the ones in the target. */
  readonly current: ReadonlyMap<Item, Item>;
  readonly values: ReadonlyMap<string, JsonValue>;
  readonly edits: PartEdits;
}

/** What makes the items of one version those of another; undefined where there is no place for one. */
export function itemEdits(
  doc: Checklist,
  target: Checklist,
  values: ReadonlyMap<string, JsonValue>,
): PartEdits | undefined {
  const plan: Plan = { doc, target, current: counterparts(doc, target), values, edits: new Map() };
  removeItems(plan);
  const moves = movesIn(plan);
  for (const [wanted, item] of plan.current)
    push(plan, item.part, changeOf(plan, wanted, item, moves.get(item)));
  if (!insertItems(plan)) return undefined;
  push(plan, '', planKeyEdits(plan));
  keepLast(plan);
  return plan.edits;
}

/** Members of maps that stand twice, and do not in the target. */
function keepLast(plan: Plan): void {
  const { doc, target, current } = plan;
  const wanted = new Set(target.repeatedMembers.map(({ part, pointer }) => part + pointer));
  for (const { part, pointer } of doc.repeatedMembers)
    if (!wanted.has(part + pointer)) push(plan, part, [{ type: 'single', pointer }]);
  for (const { key, part, pointer } of current.values()) {
    const [before, after] = [doc.repeated.get(key) ?? 1, target.repeated.get(key) ?? 1];
    const isHidden = () => doc.items.filter((item) => item.key === key).length < before;
    if (after < before && isHidden()) push(plan, part, [{ type: 'single', pointer }]);
  }
}

function push({ edits }: Plan, part: string, own: readonly ValueEdit[]): void {
  if (own.length > 0) edits.set(part, [...(edits.get(part) ?? []), ...own]);
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
function removeItems(plan: Plan): void {
  const staying = new Set(plan.current.values());
  const gone = plan.doc.items.filter((item) => !staying.has(item));
  const places = new Set(gone.map(({ part, pointer }) => JSON.stringify([part, pointer])));
  for (const { part, pointer } of gone) {
    const isInside = containersOf(pointer).some((outer) => places.has(JSON.stringify([part, outer])));
    if (!isInside) push(plan, part, [{ type: 'remove', pointer }]);
  }
}

function containersOf(pointer: string): string[] {
  const outer: string[] = [];
  for (let at = pointer; at !== ''; ) {
    at = splitPointer(at).container;
    outer.push(at);
  }
  return outer;
}

/** The new fields of an item, and its new place; what moves and changes is put in anew. */
function changeOf({ doc, target }: Plan, wanted: Item, item: Item, before: number | undefined): ValueEdit[] {
  const { pointer } = item;
  const fields = fieldEdits(item, wanted, doc.preset);
  if (before === undefined) return fields;
  if (fields.length === 0) return [{ type: 'move', pointer, before }];
  const place = appendToken(splitPointer(pointer).container, before);
  return [
    { type: 'remove', pointer },
    { type: 'insert', pointer: place, value: newItemValue(wanted, target) },
  ];
}

/** Items that stand in another order than is wanted, with the place that each is to stand before. */
function movesIn({ current }: Plan): Map<Item, number> {
  const lists = groupBy(current.values(), ({ part, pointer }) =>
    JSON.stringify([part, splitPointer(pointer).container]),
  );
  const moves = new Map<Item, number>();
  for (const wanted of lists.values()) addMoves(moves, wanted);
  return moves;
}

function addMoves(moves: Map<Item, number>, wanted: readonly Item[]): void {
  const standing = wanted.toSorted((left, right) => left.index - right.index);
  const name = ({ pointer }: Item) => pointer;
  const { moved } = alignLists(standing.map(name), wanted.map(name));
  const isMoved = new Set(moved.map(({ after }) => after));
  let before = 0;
  for (const [place, item] of wanted.entries()) {
    if (isMoved.has(place)) moves.set(item, before);
    else before = Number(splitPointer(item.pointer).token) + 1;
  }
}

/** False where there is no list for an item. */
function insertItems(plan: Plan): boolean {
  const { target, current } = plan;
  const isKnown = (item: Item) => current.has(item);
  const coming = target.items.filter((item) => !isKnown(item));
  const byKey = new Map(coming.map((item) => [item.key, item]));
  // What stands inside of something that comes, comes with it.
  const outermost = coming.filter((item) => {
    const above = item.parent === undefined ? undefined : byKey.get(item.parent);
    return above === undefined || !standsIn(item, above, target);
  });
  return outermost.every((item) => insertItem(plan, item));
}

function insertItem(plan: Plan, item: Item): boolean {
  const { target, values, current, doc } = plan;
  const value = newItemValue(item, target);
  const place = placeOf(plan, item);
  if (place === undefined) return false;
  const { container, token } = place;
  if (item.pointer === '') {
    push(plan, item.part, [{ type: 'replace', pointer: '', value }]);
    return true;
  }
  const list = valueAt(values.get(item.part) ?? null, container);
  const before = target.items
    .slice(0, target.items.indexOf(item))
    .map((each) => current.get(each))
    .findLast((each) => each?.part === item.part && splitPointer(each.pointer).container === container);
  const behind = before === undefined ? undefined : splitPointer(before.pointer).token;
  if (isJsonArray(list)) {
    const at = behind === undefined ? firstPlace(doc, item.part, container) : Number(behind) + 1;
    push(plan, item.part, [{ type: 'insert', pointer: appendToken(container, at), value }]);
    return true;
  }
  if (isJsonObject(list)) {
    const pointer = appendToken(container, token);
    push(plan, item.part, [{ type: 'insert', pointer, value, behind: behind ?? null }]);
    return true;
  }
  return insertList(plan, item, { container, token }, value);
}

/** Before the first item of the list; there may be members before it that are none. */
function firstPlace({ items }: Checklist, part: string, container: string): number {
  const first = items.find(
    (item) => item.part === part && splitPointer(item.pointer).container === container,
  );
  return first === undefined ? 0 : Number(splitPointer(first.pointer).token);
}

/** The list that an item stands in, and its key there; inside of its parent, where that stands now, if that is there. */
function placeOf({ target, current, doc }: Plan, item: Item) {
  const { container, token } = splitPointer(item.pointer);
  const isNested = (doc.preset.parent.nested ?? []).some((field) => container.endsWith(`/${field}`));
  if (item.parent === undefined || !isNested) return { container, token };
  const above = target.items.find(({ key, part }) => key === item.parent && part === item.part);
  const now = above === undefined ? undefined : current.get(above);
  if (above === undefined || now === undefined) return undefined;
  const inside = splitPointer(container);
  return { container: appendToken(now.pointer, inside.token), token };
}

/** A list or map that is gone, or null, comes back with its items, one after the other, inside of what it stood in. */
function insertList(
  { edits, values }: Plan,
  { part }: Item,
  { container, token }: { readonly container: string; readonly token: string },
  value: JsonValue,
): boolean {
  const root: JsonValue = values.get(part) ?? null;
  const names: string[] = [];
  let pointer = container;
  for (; pointer !== '' && valueAt(root, splitPointer(pointer).container) === undefined; ) {
    const outer = splitPointer(pointer);
    names.unshift(outer.token);
    pointer = outer.container;
  }
  if (pointer === '' || !isJsonObject(valueAt(root, splitPointer(pointer).container))) return false;
  const own = edits.get(part) ?? [];
  const at = own.findIndex((edit) => edit.type !== 'remove' && edit.pointer === pointer);
  const known = own[at];
  const before = known !== undefined && 'value' in known ? known.value : undefined;
  const type = valueAt(root, pointer) === undefined ? 'insert' : 'replace';
  const edit: ValueEdit = { type, pointer, value: withMember(before, names, token, value) };
  edits.set(part, at < 0 ? [...own, edit] : own.with(at, edit));
  return true;
}

/** A value with one more item, in the list or map that the names lead to. It recurses as deep as a preset has its lists. */
function withMember(
  before: JsonValue | undefined,
  [name, ...names]: readonly string[],
  token: string,
  value: JsonValue,
): JsonValue {
  if (name === undefined && /^\d+$/.test(token) && !isJsonObject(before))
    return [...(isJsonArray(before) ? before : []), value];
  const members = isJsonObject(before) ? before : {};
  if (name === undefined) return { ...members, [token]: value };
  return { ...members, [name]: withMember(members[name], names, token, value) };
}

function planKeyEdits({ doc, target, values }: Plan): ValueEdit[] {
  const pointer = doc.preset.planKey;
  if (pointer === undefined || pointer.includes('*') || jsonEqual(doc.planKey, target.planKey)) return [];
  const root: JsonValue = values.get('') ?? null;
  const isThere = valueAt(root, pointer) !== undefined;
  if (target.planKey === undefined) return isThere ? [{ type: 'remove', pointer }] : [];
  return [{ type: isThere ? 'replace' : 'insert', pointer, value: target.planKey }];
}
