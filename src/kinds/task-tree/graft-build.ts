import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { compareChildren } from './canonical.ts';
import { bringBack, bringHome, childNames, type Layout, type Slot, sourceOf } from './graft-layout.ts';
import { isSorted } from './invariants.ts';
import type { TreeNode } from './model.ts';

/** Puts a layout together: one root, below it all that has a place. Undefined where nothing is left. */
export function assemble(layout: Layout): JsonObject | undefined {
  findHomes(layout);
  const { root } = layout;
  return root === undefined ? undefined : rawBelow(layout, root);
}

/** What lost the node it stood under goes back to its place in the other version, and goes where it had none. */
function findHomes(layout: Layout): void {
  const { slots, from } = layout;
  if (layout.root === undefined || !slots.has(layout.root)) {
    layout.root = undefined;
    if (from?.root !== undefined) bringBack(layout, from.root);
  }
  const tried = new Set<string>();
  for (let lost = homeless(layout); lost.length > 0; lost = homeless(layout)) {
    const tops = lost.filter((name) => !slots.has(slots.get(name)?.parent ?? ''));
    // Without a topmost one they stand under each other; any of them that has another place opens the ring.
    const ring = [lost.find((name) => !tried.has(name)) ?? lost[0] ?? ''];
    for (const name of tops.length > 0 ? tops : ring) {
      const source = tried.has(name) ? undefined : sourceOf(layout, name);
      tried.add(name);
      if (source === undefined) slots.delete(name);
      else bringHome(layout, source);
    }
  }
}

/** The names of what cannot be reached from the root. */
function homeless(layout: Layout): string[] {
  const order = new Set(reached(layout.root, childNames(layout)));
  return order.size === layout.slots.size ? [] : [...layout.slots.keys()].filter((name) => !order.has(name));
}

function reached(
  root: string | undefined,
  below: ReadonlyMap<string | undefined, readonly string[]>,
): string[] {
  const order = root === undefined ? [] : [root];
  // The root alone has no parent; what else has none is reached by nothing.
  for (const name of order) order.push(...(below.get(name) ?? []).filter((child) => child !== root));
  return order;
}

function rawBelow(layout: Layout, root: string): JsonObject | undefined {
  const below = childNames(layout);
  const built = new Map<string, JsonObject>();
  const turned = new Set(layout.turned);
  for (const name of reached(root, below).reverse()) {
    const slot = layout.slots.get(name);
    if (slot === undefined) continue;
    const children = ordered(
      layout,
      name,
      (below.get(name) ?? []).filter((child) => child !== root),
    );
    const raws = children.map((child) => built.get(child)).filter((raw) => raw !== undefined);
    if (children.some((child) => turned.has(child)) || isTurned(layout, name, raws)) turned.add(name);
    const isDerived = raws.length > 0 && typeof slot.own.passes === 'boolean';
    const own = isDerived && turned.has(name) ? withMark(layout, name, slot.own, raws) : slot.own;
    built.set(name, withChildren(own, slot.rest, raws));
  }
  return built.get(root);
}

/**
 * Marks above what returned follow it, unless they were asked for themselves: each is what it was above the same children, else what
 * they say.
 */
function withMark(layout: Layout, name: string, own: JsonObject, raws: readonly JsonObject[]): JsonObject {
  const source = sourceOf(layout, name);
  const isBack = source !== undefined && marksOf(source.children) === marksOf(raws);
  const passes = isBack ? source.passes : raws.every((child) => child.passes === true);
  return passes === own.passes ? own : { ...own, passes };
}

/** Whether the children of a node bear other marks than they did. */
function isTurned({ docNodes }: Layout, name: string, raws: readonly JsonObject[]): boolean {
  const stood = docNodes.get(name);
  return stood === undefined || marksOf(stood.children) !== marksOf(raws);
}

function marksOf(children: readonly (JsonObject | TreeNode)[]): string {
  return JSON.stringify(children.map(({ id, passes }) => [id, passes === true]).sort());
}

/** A list that is none stays so, unless a child came. */
function withChildren(own: JsonObject, rest: Slot['rest'], raws: readonly JsonObject[]): JsonObject {
  if (raws.length === 0 && !Array.isArray(own.children)) return own;
  const children: JsonValue[] = [...raws];
  for (const [index, value] of rest) children.splice(index, 0, value);
  return { ...own, children };
}

/** Children as they stood, where none came, went or got another place; else sorted, unless they were not before. */
function ordered(layout: Layout, name: string, names: readonly string[]): readonly string[] {
  const { docNodes, docNames, slots, orders } = layout;
  const wanted = orders.get(name);
  if (wanted !== undefined) return wanted.length === 0 ? sorted(names, slots) : asIn(wanted, names);
  const stood = docNodes.get(name)?.children ?? [];
  const isKept =
    stood.length === names.length &&
    stood.every((child, index) => {
      const now = names[index] ?? '';
      return docNames.get(child) === now && compareChildren(child, keyOf(slots.get(now)?.own)) === 0;
    });
  return isKept || !isSorted(stood) ? names : sorted(names, slots);
}

function asIn(wanted: readonly string[], names: readonly string[]): readonly string[] {
  const place = new Map(wanted.map((name, index) => [name, index]));
  const at = (name: string) => place.get(name) ?? wanted.length;
  return [...names].sort((left, right) => at(left) - at(right));
}

function sorted(names: readonly string[], slots: ReadonlyMap<string, Slot>): readonly string[] {
  return [...names].sort((left, right) =>
    compareChildren(keyOf(slots.get(left)?.own), keyOf(slots.get(right)?.own)),
  );
}

function keyOf(raw: JsonObject = {}) {
  const { order, id } = raw;
  return {
    order: typeof order === 'number' && Number.isSafeInteger(order) ? order : 0,
    id: typeof id === 'string' ? id : '',
  };
}
