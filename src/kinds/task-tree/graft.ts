import { splitSubject } from '../../engine/contract/subject.ts';
import type { JsonObject, JsonValue } from '../../formats/json-value.ts';
import { buildTree } from './build-tree.ts';
import { canonicalText } from './canonical.ts';
import { orderName, parentName, textSubject } from './entity.ts';
import { assemble } from './graft-build.ts';
import { bringBack, bringHome, childNames, type Layout, layoutOf, sourceOf } from './graft-layout.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { occurrencesOf } from './occurrences.ts';

/**
 * A tree in which the named subjects are as they are in another version: nodes (what comes back brings what stood below
 * it), single fields, sets of children. What was below a node that is removed returns to its place in the other version,
 * or is removed with it. Marks of inner nodes and the order of children are derived: they are computed anew.
 */
export function graftTree(tree: TaskTree, from: TaskTree | null, subjects: readonly string[]): TaskTree {
  if (tree.root === undefined) return from ?? tree;
  const layout = layoutOf(tree, from);
  for (const { entity, field, member } of subjects.map(splitSubject)) {
    if (entity === '') dropUnnamed(layout, field ?? '');
    else if (field === undefined) putNode(layout, entity);
    else if (member !== undefined) putChild(layout, entity, member);
    else putField(layout, entity, field);
  }
  const root = assemble(layout);
  if (root === undefined) return tree;
  const raw = buildTree(root, tree.text, tree.runState);
  const isCanonical =
    subjects.includes(textSubject) || (tree.text !== '' && tree.text === canonicalText(tree));
  return isCanonical ? { ...raw, text: canonicalText(raw) } : raw;
}

/** A node without an id is known by its place; it can only go. */
function dropUnnamed({ slots }: Layout, place: string): void {
  const own = [...slots.keys()].filter(
    (name) => name.startsWith('#') && place.startsWith(`${name.slice(1)}/`),
  );
  const [nearest] = own.sort((left, right) => right.length - left.length);
  if (nearest !== undefined) slots.delete(nearest);
}

function putNode(layout: Layout, name: string): void {
  const source = sourceOf(layout, name);
  const known = layout.slots.get(nameIn(layout, name));
  if (source === undefined) layout.slots.delete(nameIn(layout, name));
  else if (known === undefined) bringBack(layout, source);
  else {
    layout.turned.add(nameIn(layout, name));
    layout.slots.set(nameIn(layout, name), { ...known, own: source.raw });
    bringHome(layout, source);
    putChildren(layout, name, source);
  }
}

/** The last node of an id that repeats stands for it, and has no other name. */
function nameIn({ doc, docNames, slots }: Layout, name: string): string {
  if (slots.has(name)) return name;
  const [, id = '', number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
  const node = number === undefined ? undefined : occurrencesOf(doc, id)[Number(number) - 1];
  return (node && docNames.get(node)) ?? name;
}

function putField(layout: Layout, entity: string, field: string): void {
  const { slots } = layout;
  const name = nameIn(layout, entity);
  const slot = slots.get(name);
  if (slot === undefined) return;
  const source = sourceOf(layout, entity);
  if (field === parentName) {
    if (source !== undefined) bringHome(layout, source);
  } else if (field === 'children') putChildren(layout, name, source);
  else if (field === orderName) layout.orders.set(name, []);
  else if (field.startsWith('children/')) {
    const index = Number(field.slice('children/'.length));
    slots.set(name, { ...slot, rest: slot.rest.filter(([at]) => at !== index) });
  } else {
    if (field === 'passes') layout.turned.add(name);
    slots.set(name, { ...slot, own: withField(slot.own, field, source) });
  }
}

/** What a field holds where nothing is known of it: open, none, and the least that the schema allows. */
const empty: JsonObject = {
  ...{ order: 0, title: '', goal: '', acceptance: [], next: 'execute' },
  ...{ passes: false, attempts: 0, max_attempts: 1, children: [] },
};

function withField(own: JsonObject, field: string, source: TreeNode | undefined): JsonObject {
  const isWhole = Object.hasOwn(own, field) || Object.hasOwn(source?.raw ?? {}, field);
  const [key = ''] = isWhole ? [field] : field.split('/');
  const value = (source === undefined ? empty : source.raw)[key];
  if (value !== undefined && Object.hasOwn(own, key)) return { ...own, [key]: value };
  const { [key]: _, ...rest } = own;
  return value === undefined ? rest : { ...rest, [key]: value };
}

function putChildren(layout: Layout, name: string, source: TreeNode | undefined): void {
  const { slots, fromNames } = layout;
  const wanted = (source?.children ?? []).map((child) => fromNames.get(child) ?? '');
  const isWanted = new Set(wanted);
  for (const child of childNames(layout).get(name) ?? []) {
    if (isWanted.has(child)) continue;
    const elsewhere = sourceOf(layout, child);
    if (elsewhere === undefined) slots.delete(child);
    else bringHome(layout, elsewhere);
  }
  for (const child of source?.children ?? []) bringBack(layout, child);
  const slot = slots.get(name);
  if (slot !== undefined) slots.set(name, { ...slot, own: withList(slot.own, source), rest: [] });
  layout.orders.set(name, wanted);
}

/** One child stands under its parent or not, as in the other version. */
function putChild(layout: Layout, name: string, child: string): void {
  const source = sourceOf(layout, child);
  const known = layout.slots.get(child);
  if (source?.parent !== undefined && layout.fromNames.get(source.parent) === name) bringBack(layout, source);
  else if (known?.parent === name) {
    if (source === undefined) layout.slots.delete(child);
    else bringHome(layout, source);
  }
}

/** A list that is none becomes one. */
function withList(own: JsonObject, source: TreeNode | undefined): JsonObject {
  const list: JsonValue | undefined = source === undefined ? [] : source.raw.children;
  const { children: _, ...rest } = own;
  return list === undefined ? rest : { ...own, children: list };
}
