import { valueEdits } from '../../engine/values/value-diff.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import type { ValueEdit } from '../../formats/value-edit.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf } from './read-item.ts';

/** The edits that make an item another version of it; its children are items of their own. */
export function ownEdits(item: Item, target: Item, preset: Preset): ValueEdit[] {
  const { pointer } = item;
  if (item.own === target.own) return [];
  const [before, after] = [ownFields(item.own, preset), ownFields(target.own, preset)];
  if (item.isPlain)
    return valueEdits(before[preset.scalar ?? ''] ?? null, plainValue(target, preset), pointer);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !jsonEqual(fieldOf(before, name), fieldOf(after, name)),
  );
  // What stands below the frontmatter is shown in several ways, of which one is all of it.
  const isShown = (name: string) => changed.includes('body') && (name === 'blocks' || name === 'sections');
  return changed.flatMap((name) => (isShown(name) ? [] : memberEdits(pointer, before, after, name, preset)));
}

function plainValue({ own }: Item, { scalar = '' }: Preset): JsonValue {
  return fieldOf(own, scalar) ?? null;
}

/** The fields that stand in the item itself. A place among the others changes with them. */
function ownFields(own: JsonObject, { parent: { nested = [], index } }: Preset): JsonObject {
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== index && !nested.includes(name)));
}

function memberEdits(
  pointer: string,
  before: JsonObject,
  after: JsonObject,
  name: string,
  { parse }: Preset,
): ValueEdit[] {
  const at = appendToken(pointer, name);
  const [old, value] = [fieldOf(before, name), fieldOf(after, name)];
  if (value === undefined) return [{ type: 'remove', pointer: at }];
  if (old !== undefined)
    return parse === 'md-checklist' ? [{ type: 'replace', pointer: at, value }] : valueEdits(old, value, at);
  const names = Object.keys(after);
  const behind = names.slice(0, names.indexOf(name)).findLast((each) => Object.hasOwn(before, each)) ?? null;
  return [{ type: 'insert', pointer: at, value, behind }];
}

/** An item as it is written where it stood no more, with its children. It recurses as deep as items are nested. */
export function newItemValue(item: Item, target: Checklist): JsonValue {
  const { preset, items } = target;
  if (item.isPlain) return plainValue(item, preset);
  const children = items.filter((child) => child.parent === item.key && standsIn(child, item, target));
  const own = ownFields(item.own, preset);
  if (preset.parse !== 'md-checklist') return { ...own, ...nestedLists(item, children, target) };
  // A line of Markdown says by its depth what it stands below.
  const depth = depthOf(item, target);
  return { ...own, depth, children: children.map((child) => newItemValue(child, target)) };
}

/** Whether an item is written inside of its parent, rather than beside it. */
export function standsIn(item: Item, parent: Item, { preset }: Checklist): boolean {
  if (item.part !== parent.part) return false;
  return preset.parse === 'md-checklist' || item.pointer.startsWith(`${parent.pointer}/`);
}

/** Lists of children that stand inside of the item; an empty one stays. */
function nestedLists(item: Item, children: readonly Item[], target: Checklist): JsonObject {
  const lists: Record<string, JsonValue[]> = {};
  const listOf = ({ pointer }: Item) => pointerTokens(pointer.slice(item.pointer.length))[0];
  for (const field of target.preset.parent.nested ?? []) {
    const own = children.filter((child) => listOf(child) === field);
    if (own.length > 0 || Object.hasOwn(item.own, field))
      lists[field] = own.map((child) => newItemValue(child, target));
  }
  return lists;
}

function depthOf(item: Item, { byKey }: Checklist): number {
  let depth = 0;
  let above = item.parent;
  for (const seen = new Set<string>(); above !== undefined && !seen.has(above); depth++) {
    seen.add(above);
    above = byKey.get(above)?.parent;
  }
  return depth;
}

/**
 * A value with another one where the tokens lead, or with none there; a place in a list that is none yet is its end. It recurses as deep
 * as a preset has its lists and fields.
 */
export function withValueIn(
  before: JsonValue | undefined,
  [token, ...tokens]: readonly string[],
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (token === undefined) return value;
  if (value === undefined && !isJsonObject(before)) return before;
  if (/^\d+$/.test(token) && !isJsonObject(before))
    return [...(isJsonArray(before) ? before : []), withValueIn(undefined, tokens, value) ?? null];
  const { [token]: _, ...members } = isJsonObject(before) ? before : ({} as JsonObject);
  const inner = withValueIn(isJsonObject(before) ? fieldOf(before, token) : undefined, tokens, value);
  if (inner === undefined) return members;
  return isJsonObject(before) ? { ...before, [token]: inner } : { [token]: inner };
}
