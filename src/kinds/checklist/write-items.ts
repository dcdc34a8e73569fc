import { nameOf } from '../../engine/values/list-names.ts';
import { type NameOf, valueEdits } from '../../engine/values/value-diff.ts';
import { addTo, groupBy } from '../../formats/group.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { splitPointer, type ValueEdit } from '../../formats/value-edit.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf } from './read-item.ts';
import { withValueIn } from './value-in.ts';

/** One text of a document, which is to hold the items of another one. */
export interface PartChange {
  readonly doc: Checklist;
  readonly target: Checklist;
  readonly part: string;
  /** The items as they stand, by the ones in the target. */
  readonly current: ReadonlyMap<Item, Item>;
  readonly items: readonly Item[];
  readonly wanted: readonly Item[];
}

interface Plan extends PartChange {
  readonly root: JsonValue;
  /** The items of the document by their pointers. */
  readonly standing: ReadonlyMap<string, Item>;
  /** The items of the target by what they stand inside of. */
  readonly inside: ReadonlyMap<string | undefined, readonly Item[]>;
  /** The values of the items of the document. */
  readonly values: Map<Item, JsonValue>;
  /** What the members of lists are called before and after: an item that changes is the same. */
  readonly names: Map<JsonValue, string>;
}

/** The value of one text with the items of another document, and the fewest edits that lead there. */
export function itemEdits(
  change: PartChange,
  root: JsonValue,
): { readonly value: JsonValue; readonly edits: readonly ValueEdit[] } {
  const { target, current, items, wanted } = change;
  const inside = groupBy(wanted, (item) => containerOf(item, target, current));
  const standing = new Map(items.map((item) => [item.pointer, item]));
  const names = new Map<JsonValue, string>();
  const plan: Plan = { ...change, root, standing, inside, values: new Map(), names };
  const value = rootValue(plan);
  const known: NameOf = (member) => nameOf(member, names.get(member));
  return { value, edits: [...valueEdits(root, value, '', known), ...singleEdits(plan)] };
}

/** Items by key, those that repeat one in the order in which they stand. */
export function counterparts(doc: Checklist, target: Checklist): ReadonlyMap<Item, Item> {
  const free = groupBy(doc.items, ({ key }) => key);
  return new Map(
    target.items.flatMap((wanted) => {
      const item = free.get(wanted.key)?.shift();
      return item === undefined ? [] : [[wanted, item] as const];
    }),
  );
}

/** The key of the item that an item is written inside of: a line of Markdown that comes goes below one that comes. */
function containerOf(item: Item, { preset, byKey }: Checklist, current: Plan['current']): string | undefined {
  const above = item.parent === undefined ? undefined : byKey.get(item.parent);
  const isBelow = preset.parse === 'md-checklist' && above !== undefined && !current.has(above);
  return isNested(item, preset) || (isBelow && !current.has(item)) ? item.parent : undefined;
}

function isNested(item: Item, { parent: { nested = [] } }: Preset): boolean {
  return item.parent !== undefined && nested.includes(listOf(item));
}

/** The name of the list that an item stands in. */
function listOf({ pointer }: Item): string {
  return splitPointer(splitPointer(pointer).container).token;
}

function rootValue(plan: Plan): JsonValue {
  const { doc, target, part, root, current, inside, items } = plan;
  const { planKey } = doc.preset;
  const lists = new Map<string, Item[]>();
  const outer = items.filter((item) => !isNested(item, doc.preset));
  for (const { pointer } of outer) lists.set(splitPointer(pointer).container, []);
  for (const item of inside.get(undefined) ?? [])
    addTo(lists, splitPointer((current.get(item) ?? item).pointer).container, item);
  let value: JsonValue | undefined = root;
  for (const [list, own] of lists)
    value = withValueIn(value, pointerTokens(list), listValue(plan, list, own));
  if (
    part === '' &&
    planKey !== undefined &&
    !planKey.includes('*') &&
    !jsonEqual(doc.planKey, target.planKey)
  )
    value = withValueIn(value, pointerTokens(planKey), target.planKey);
  return value ?? null;
}

/** A list or map with other items. What stands in it and is none stays behind the item that it stands behind. */
function listValue(plan: Plan, pointer: string | undefined, items: readonly Item[]): JsonValue {
  const { root, standing, current, values, names } = plan;
  if (items[0]?.pointer === '') return itemValue(plan, items[0]);
  const old = pointer === undefined ? undefined : valueAt(root, pointer);
  const staying = new Set(items.map((item) => current.get(item)));
  const others = new Map<Item | undefined, (readonly [string, JsonValue])[]>();
  let last: Item | undefined;
  for (const [token, member] of isJsonArray(old) || isJsonObject(old) ? Object.entries(old) : []) {
    const item = standing.get(appendToken(pointer ?? '', token));
    if (item === undefined) addTo(others, last, [token, member]);
    else if (staying.has(item)) last = item;
    if (item === undefined || item.isPlain) continue;
    values.set(item, member);
    names.set(member, `item ${item.index}`);
  }
  const entries = [...(others.get(undefined) ?? [])];
  for (const item of items) {
    const there = current.get(item);
    entries.push([splitPointer((there ?? item).pointer).token, itemValue(plan, item)]);
    if (there !== undefined) entries.push(...(others.get(there) ?? []));
  }
  const isMap = isJsonObject(old) || (!isJsonArray(old) && entries.some(([token]) => !/^\d+$/.test(token)));
  return isMap ? Object.fromEntries(entries) : entries.map(([, value]) => value);
}

/** What is written of an item, with what stands inside of it. It recurses as deep as items are nested. */
function itemValue(plan: Plan, item: Item): JsonValue {
  const { doc, target, current, inside, values, names } = plan;
  const { preset } = doc;
  if (item.isPlain) return fieldOf(item.own, preset.scalar ?? '') ?? null;
  const there = current.get(item);
  const isSame = there?.own === item.own && preset.parent.nested === undefined;
  const same = isSame && there !== undefined ? values.get(there) : undefined;
  if (same !== undefined) return same;
  const children = groupBy(inside.get(item.key) ?? [], listOf);
  const value: Record<string, JsonValue> = ownFields(item.own, there?.own ?? {}, preset);
  for (const field of preset.parent.nested ?? []) {
    const own = children.get(field) ?? [];
    const list = there && appendToken(there.pointer, field);
    if (own.length > 0 || isJsonArray(value[field])) value[field] = listValue(plan, list, own);
  }
  if (preset.parse === 'md-checklist' && there === undefined) {
    // A line of Markdown says by its depth what it stands below.
    value.depth = depthOf(item, target);
    value.children = [...children.values()].flat().map((child) => itemValue(plan, child));
  }
  names.set(value, there === undefined ? `new ${item.index}` : `item ${there.index}`);
  return value;
}

/**
 * The fields of an item, but the ones that are as they stand: its place among the others, and what only shows in other ways what stands below
 * the frontmatter.
 */
function ownFields(own: JsonObject, there: JsonObject, { parse, parent: { index } }: Preset) {
  const isShown = parse === 'md-frontmatter' && !jsonEqual(own.body, there.body);
  const kept = [index, ...(isShown ? ['blocks', 'sections'] : [])];
  return Object.fromEntries(
    Object.keys({ ...own, ...there }).flatMap((name): [string, JsonValue][] => {
      const value = fieldOf(kept.includes(name) ? there : own, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function depthOf(item: Item, { byKey }: Checklist): number {
  const above = new Set<string>();
  for (let at = item.parent; at !== undefined && !above.has(at); at = byKey.get(at)?.parent) above.add(at);
  return above.size;
}

/** Members of maps that stand twice, and do not in the target. */
function singleEdits({ doc, target, part }: Plan): ValueEdit[] {
  const wanted = new Set(target.repeatedMembers.map((each) => each.part + each.pointer));
  return doc.repeatedMembers.flatMap((each) =>
    each.part !== part || wanted.has(part + each.pointer) ? [] : [{ type: 'single', pointer: each.pointer }],
  );
}
