import { addTo } from '../../formats/group.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { isJsonArray, isJsonObject } from '../../formats/json-value.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { namesOf, nodeNamed } from './occurrences.ts';

/** A node by what it says itself, and the name of the one it stands under (undefined: the root). */
export interface Slot {
  readonly own: JsonObject;
  readonly parent: string | undefined;
  /** Entries of its list that are no nodes, each with its place. */
  readonly rest: readonly (readonly [index: number, value: JsonValue])[];
}

/** A tree taken apart, to be put together anew from two versions. Names are those of `occurrences.ts`. */
export interface Layout {
  readonly doc: TaskTree;
  readonly from: TaskTree | null;
  readonly slots: Map<string, Slot>;
  readonly docNames: ReadonlyMap<TreeNode, string>;
  readonly docNodes: ReadonlyMap<string, TreeNode>;
  readonly fromNames: ReadonlyMap<TreeNode, string>;
  /** In which order children stand, where that is put back too; an empty list: sorted. */
  readonly orders: Map<string, readonly string[]>;
  /** The nodes whose mark is computed anew. */
  readonly turned: Set<string>;
  /** The name of the root, where the other version's root was asked for. */
  root: string | undefined;
}

export function layoutOf(doc: TaskTree, from: TaskTree | null): Layout {
  const docNames = namesOf(doc);
  const fromNames: ReadonlyMap<TreeNode, string> = from === null ? new Map() : namesOf(from);
  const slots = new Map(doc.nodes.map((node) => [docNames.get(node) ?? '', slotOf(node, docNames)]));
  const root = doc.root === undefined ? undefined : docNames.get(doc.root);
  const docNodes = new Map([...docNames].map(([node, name]) => [name, node]));
  return { doc, from, slots, docNames, docNodes, fromNames, orders: new Map(), turned: new Set(), root };
}

function slotOf(node: TreeNode, names: ReadonlyMap<TreeNode, string>): Slot {
  const list = isJsonArray(node.raw.children) ? [...node.raw.children.entries()] : [];
  const rest = list.filter(([, child]) => !isJsonObject(child));
  return { own: node.raw, parent: node.parent && names.get(node.parent), rest };
}

/** The node of that name in the other version. */
export function sourceOf({ from }: Layout, name: string): TreeNode | undefined {
  return from === null ? undefined : nodeNamed(from, name);
}

/** Puts a node where it stood, with those it stood under. */
export function bringHome(layout: Layout, source: TreeNode): void {
  const { slots, fromNames } = layout;
  const name = fromNames.get(source) ?? '';
  const known = slots.get(name);
  const slot = slotOf(source, fromNames);
  slots.set(name, known === undefined ? slot : { ...known, parent: slot.parent });
  if (source.parent === undefined) layout.root = name;
  for (let at = source.parent; at !== undefined; at = at.parent) {
    const above = fromNames.get(at) ?? '';
    if (slots.has(above)) break;
    slots.set(above, slotOf(at, fromNames));
    if (at.parent === undefined) layout.root = above;
  }
}

/** Brings a node back with everything that stood below it and stands nowhere now. */
export function bringBack(layout: Layout, source: TreeNode): void {
  const { slots, fromNames } = layout;
  bringHome(layout, source);
  const pending = [...source.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const name = fromNames.get(node) ?? '';
    if (slots.has(name)) continue;
    slots.set(name, slotOf(node, fromNames));
    pending.push(...node.children);
  }
}

/** The names of a node's children, in their order. */
export function childNames({ slots }: Layout): Map<string | undefined, string[]> {
  const below = new Map<string | undefined, string[]>();
  for (const [name, { parent }] of slots) addTo(below, parent, name);
  return below;
}
