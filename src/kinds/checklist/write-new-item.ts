import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { pointerTokens } from '../../formats/location.ts';
import type { Checklist, Item } from './model.ts';
import { fieldOf } from './read-item.ts';
import { ownFields } from './write-fields.ts';

/** An item as it is written where it stood no more, with its children. It recurses as deep as items are nested. */
export function newItemValue(item: Item, target: Checklist): JsonValue {
  const { preset, items } = target;
  if (item.isPlain) return fieldOf(item.raw, preset.scalar ?? '') ?? null;
  const children = items.filter((child) => child.parent === item.key && standsIn(child, item, target));
  const own = ownFields(item.raw, preset);
  return preset.parse === 'md-checklist'
    ? asTask(own, item, children, target)
    : { ...own, ...nestedLists(item, children, target) };
}

/** Whether an item is written inside of its parent, rather than beside it. */
export function standsIn(item: Item, parent: Item, { preset }: Checklist): boolean {
  if (item.part !== parent.part) return false;
  return preset.parse === 'md-checklist' || item.pointer.startsWith(`${parent.pointer}/`);
}

/** Lists of children that stand inside of the item; an empty one stays. */
function nestedLists(item: Item, children: readonly Item[], target: Checklist): JsonObject {
  const lists: Record<string, JsonValue[]> = {};
  for (const field of target.preset.parent.nested ?? []) {
    const own = children.filter(
      ({ pointer }) => pointerTokens(pointer.slice(item.pointer.length))[0] === field,
    );
    if (own.length > 0 || Object.hasOwn(item.raw, field))
      lists[field] = own.map((child) => newItemValue(child, target));
  }
  return lists;
}

/** A line of Markdown says by its depth what it stands below. */
function asTask(own: JsonObject, item: Item, children: readonly Item[], target: Checklist): JsonObject {
  return {
    ...own,
    depth: depthOf(item, target),
    children: children.map((child) => newItemValue(child, target)),
  };
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
