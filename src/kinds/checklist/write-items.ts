import { alignLists } from '../../core/align-lists.ts';
import { jsonEqual } from '../../core/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { appendToken } from '../../core/location.ts';
import { splitSubject } from '../../core/subject.ts';
import { valueAt } from '../../core/value-at.ts';
import { splitPointer, type ValueEdit } from '../../core/value-edit.ts';
import type { Checklist, Item } from './model.ts';
import { fieldEdits } from './write-fields.ts';
import { newItemValue } from './write-new-item.ts';

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
  subjects: readonly string[],
  values: ReadonlyMap<string, JsonValue>,
): PartEdits | undefined {
  const plan: Plan = { doc, target, current: counterparts(doc, target), values, edits: new Map() };
  removeItems(plan);
  for (const [wanted, item] of plan.current) push(plan, item.part, fieldEdits(item, wanted, doc.preset));
  const isOrdered = subjects.map(splitSubject).some(({ entity, field }) => entity === '' && isOrder(field));
  if (isOrdered) moveItems(plan);
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

/** The whole file, or the place of items in it. */
function isOrder(field: string | undefined): boolean {
  return field === undefined || /^\((?:before |order)/.test(field);
}

function push({ edits }: Plan, part: string, own: readonly ValueEdit[]): void {
  if (own.length > 0) edits.set(part, [...(edits.get(part) ?? []), ...own]);
}

/** Items by key; those that repeat one in the order in which they stand. */
function counterparts(doc: Checklist, target: Checklist): Map<Item, Item> {
  const free = new Map<string, Item[]>();
  for (const item of doc.items) free.set(item.key, [...(free.get(item.key) ?? []), item]);
  return new Map(
    target.items.flatMap((wanted) => {
      const item = free.get(wanted.key)?.shift();
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

/** Items of one list that stand in another order. */
function moveItems(plan: Plan): void {
  const lists = new Map<string, { readonly part: string; readonly wanted: Item[] }>();
  for (const item of plan.current.values()) {
    const { part, pointer } = item;
    const list = JSON.stringify([part, splitPointer(pointer).container]);
    const group = lists.get(list) ?? { part, wanted: [] };
    lists.set(list, group);
    group.wanted.push(item);
  }
  for (const { part, wanted } of lists.values()) push(plan, part, movesOf(wanted));
}

function movesOf(wanted: readonly Item[]): ValueEdit[] {
  const standing = wanted.toSorted((left, right) => left.index - right.index);
  const name = ({ pointer }: Item) => pointer;
  const { moved } = alignLists(standing.map(name), wanted.map(name));
  const isMoved = new Set(moved.map(({ after }) => after));
  let before = 0;
  return wanted.flatMap(({ pointer }, place): ValueEdit[] => {
    if (isMoved.has(place)) return [{ type: 'move', pointer, before }];
    before = Number(splitPointer(pointer).token) + 1;
    return [];
  });
}

/** False where there is no list for an item. */
function insertItems(plan: Plan): boolean {
  const { target, current } = plan;
  const isKnown = (item: Item) => current.has(item);
  const coming = target.items.filter((item) => !isKnown(item));
  const keys = new Set(coming.map(({ key }) => key));
  // Children of what comes come with it.
  const outermost = coming.filter(({ parent }) => parent === undefined || !keys.has(parent));
  return outermost.every((item) => insertItem(plan, item));
}

function insertItem(plan: Plan, item: Item): boolean {
  const { target, values, current, doc } = plan;
  const value = newItemValue(item, target);
  const { container, token } = placeOf(plan, item);
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
    push(plan, item.part, [{ type: 'insert', pointer, value, ...(behind === undefined ? {} : { behind }) }]);
    return true;
  }
  return insertList(plan, item, container, value);
}

/** Before the first item of the list; there may be members before it that are none. */
function firstPlace({ items }: Checklist, part: string, container: string): number {
  const first = items.find(
    (item) => item.part === part && splitPointer(item.pointer).container === container,
  );
  return first === undefined ? 0 : Number(splitPointer(first.pointer).token);
}

/** The list that an item stands in, and its key there; inside of its parent, where that stands now. */
function placeOf({ target, current }: Plan, item: Item) {
  const { container, token } = splitPointer(item.pointer);
  const above = target.items.find(({ key, part }) => key === item.parent && part === item.part);
  const now = above === undefined ? undefined : current.get(above);
  const isInside = above !== undefined && now !== undefined && item.pointer.startsWith(`${above.pointer}/`);
  return isInside
    ? { container: now.pointer + container.slice(above.pointer.length), token }
    : { container, token };
}

/** A list that is gone comes back with its items, one after the other. */
function insertList(plan: Plan, { part }: Item, container: string, value: JsonValue): boolean {
  const { container: outer } = splitPointer(container);
  if (container === '' || !isJsonObject(valueAt(plan.values.get(part) ?? null, outer))) return false;
  const own = plan.edits.get(part) ?? [];
  const known = own.findIndex(({ type, pointer }) => type === 'insert' && pointer === container);
  const list = known < 0 ? undefined : own[known];
  const before = list !== undefined && 'value' in list && isJsonArray(list.value) ? list.value : [];
  const edit: ValueEdit = { type: 'insert', pointer: container, value: [...before, value] };
  plan.edits.set(part, known < 0 ? [...own, edit] : own.with(known, edit));
  return true;
}

function planKeyEdits({ doc, target, values }: Plan): ValueEdit[] {
  const pointer = doc.preset.planKey;
  if (pointer === undefined || pointer.includes('*') || jsonEqual(doc.planKey, target.planKey)) return [];
  const root: JsonValue = values.get('') ?? null;
  const isThere = valueAt(root, pointer) !== undefined;
  if (target.planKey === undefined) return isThere ? [{ type: 'remove', pointer }] : [];
  return [{ type: isThere ? 'replace' : 'insert', pointer, value: target.planKey }];
}
