import { groupBy } from '../../core/group.ts';
import type { JsonObject, JsonValue } from '../../core/json-value.ts';
import { splitSubject } from '../../core/subject.ts';
import { buildTree } from './build-tree.ts';
import { compareChildren } from './canonical.ts';
import type { TaskTree, TreeNode } from './model.ts';

/** Own fields of each node by id, and the id of the parent it stands under (undefined: the root). */
interface Layout {
  readonly own: Map<string, JsonObject>;
  readonly parent: Map<string, string | undefined>;
}

/**
 * A tree in which the named subjects are as they are in another version: whole nodes without their
 * descendants, single fields, or sets of children.
 */
export function graftTree(tree: TaskTree, from: TaskTree | null, subjects: readonly string[]): TaskTree {
  const layout: Layout = { own: new Map(), parent: new Map() };
  for (const node of tree.byId.values()) place(layout, node);
  const split = subjects.map(splitSubject);
  for (const { entity, field, member } of split) {
    const source = from?.byId.get(entity);
    if (field === undefined) replaceNode(layout, entity, source);
    else if (field !== 'children') replaceField(layout, entity, field, source);
    else if (member === undefined) replaceChildren(layout, entity, source, from);
    else takeChild(layout, entity, member, from);
  }
  // A child that stands nowhere else by now goes.
  for (const { entity, member } of split)
    if (member !== undefined && layout.parent.get(member) === entity && !isChild(from, entity, member))
      remove(layout, member);
  for (const { entity, field } of split) if (field === undefined) adopt(layout, from?.byId.get(entity));
  const rootId = tree.root === undefined || !layout.own.has(tree.root.id) ? from?.root?.id : tree.root.id;
  const root = rebuild(layout, rootId ?? '');
  return root === undefined ? tree : buildTree(root, tree.text, tree.runState);
}

function place({ own, parent }: Layout, node: TreeNode): void {
  own.set(node.id, node.raw);
  parent.set(node.id, node.parent?.id);
}

function remove({ own, parent }: Layout, id: string): void {
  own.delete(id);
  parent.delete(id);
}

function replaceNode(layout: Layout, id: string, source: TreeNode | undefined): void {
  if (source === undefined) remove(layout, id);
  else {
    place(layout, source);
    // A node cannot come back without those it stands under.
    for (let at = source.parent; at !== undefined && !layout.own.has(at.id); at = at.parent)
      place(layout, at);
  }
}

function replaceField({ own }: Layout, id: string, field: string, source: TreeNode | undefined): void {
  const current = own.get(id);
  if (current === undefined || source === undefined) return;
  const { [field]: _, ...rest } = current;
  const value: JsonValue | undefined = source.raw[field];
  own.set(id, value === undefined ? rest : { ...rest, [field]: value });
}

function replaceChildren(
  layout: Layout,
  id: string,
  source: TreeNode | undefined,
  from: TaskTree | null,
): void {
  const wanted = new Set(source?.children.map((child) => child.id));
  for (const [child, parent] of [...layout.parent]) {
    if (parent === id && !wanted.has(child)) replaceNode(layout, child, from?.byId.get(child));
  }
  for (const child of source?.children ?? []) {
    if (layout.own.has(child.id)) layout.parent.set(child.id, id);
    else place(layout, child);
  }
}

/** A node that came back takes those of its children that stand nowhere by now. */
function adopt({ own, parent }: Layout, source: TreeNode | undefined): void {
  for (const { id } of source?.children ?? []) {
    const at = parent.get(id);
    if (own.has(id) && at !== undefined && !own.has(at)) parent.set(id, source?.id);
  }
}

function isChild(tree: TaskTree | null, parent: string, id: string): boolean {
  return tree?.byId.get(id)?.parent?.id === parent;
}

function takeChild(layout: Layout, parent: string, id: string, from: TaskTree | null): void {
  if (!isChild(from, parent, id)) return;
  if (layout.own.has(id)) layout.parent.set(id, parent);
  else replaceNode(layout, id, from?.byId.get(id));
}

/** The raw tree below a root, children sorted; what hangs on no node is left out. */
function rebuild({ own, parent }: Layout, rootId: string): JsonObject | undefined {
  const below = groupBy(own.keys(), (id) => parent.get(id));
  const order: string[] = [];
  const seen = new Set<string>();
  const pending = [rootId];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id) || !own.has(id)) continue;
    seen.add(id);
    order.push(id);
    for (const child of below.get(id) ?? []) pending.push(child);
  }
  const built = new Map<string, JsonObject>();
  for (const id of order.reverse()) {
    const children = (below.get(id) ?? []).flatMap((child): JsonObject[] => {
      const node = built.get(child);
      return node === undefined ? [] : [node];
    });
    built.set(id, { ...own.get(id), children: sorted(children) });
  }
  return built.get(rootId);
}

function sorted(children: readonly JsonObject[]): JsonObject[] {
  const key = ({ order, id }: JsonObject) => ({ order: Number(order), id: String(id) });
  return [...children].sort((left, right) => compareChildren(key(left), key(right)));
}
