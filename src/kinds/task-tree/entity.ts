import type { Entity, Field, FieldRole } from '../../engine/contract/entity.ts';
import { splitSubject, subjectOf } from '../../engine/contract/subject.ts';
import { groupBy } from '../../formats/group.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { isSorted } from './invariants.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { nodeNamed } from './occurrences.ts';
import { pointerOf } from './tree-place.ts';

/** Names of what is no field of the file: where a node stands, how its children stand, and its doubles. */
export const parentName = 'parent';
export const orderName = '(order)';
const repeatedName = 'repeated';

/** How the file is written. */
export const textSubject = subjectOf('', 'text');

/** A node as the engine sees it: its own fields, its parent, and its set of child ids. */
export function entityOf(tree: TaskTree, id: string): Entity | undefined {
  if (id === '') return fileOf(tree);
  const node = nodeNamed(tree, id);
  if (node === undefined) return undefined;
  const { title } = node.raw;
  return {
    // Most are asked for their fields alone.
    get pointer() {
      return pointerOf(node);
    },
    part: '',
    fields: fieldsOf(tree, node, id),
    ...(typeof title === 'string' ? { label: title } : {}),
  };
}

const fileOf = onceFor((tree: TaskTree): Entity => {
  return {
    pointer: '',
    part: '',
    fields: { ...faultsOf(tree, ''), text: { role: 'form', value: tree.text } },
  };
});

const faultsIn = onceFor(({ schemaErrors }: TaskTree) =>
  groupBy(schemaErrors, ({ refused }) => splitSubject(refused).entity),
);

/** What is wrong with what is no field otherwise: nodes without a name, and entries of lists that are no nodes. */
function faultsOf(tree: TaskTree, id: string): Record<string, Field> {
  const faults = faultsIn(tree).get(id) ?? [];
  const fieldOf = (refused: string) => splitSubject(refused).field ?? '';
  return Object.fromEntries(
    faults.map(({ refused, found }) => [fieldOf(refused), { role: 'derived', value: found }]),
  );
}

interface KnownFields {
  readonly parent: string | undefined;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A value that versions share is asked for in each of them, by every error that is open. */
const knownFields = new WeakMap<JsonObject, KnownFields>();

function fieldsOf(tree: TaskTree, node: TreeNode, id: string): KnownFields['fields'] {
  const parent = node.parent?.id;
  const known = knownFields.get(node.raw);
  const isSingle = !tree.repeated.has(id);
  if (isSingle && known !== undefined && known.parent === parent) return known.fields;
  const fields = makeFields(tree, node, id);
  if (isSingle) knownFields.set(node.raw, { parent, fields });
  return fields;
}

function makeFields(tree: TaskTree, node: TreeNode, id: string): Record<string, Field> {
  const fields = faultsOf(tree, id);
  for (const [name, value] of Object.entries(node.raw)) {
    if (name !== 'children') fields[name] = { role: roleOf(node, name), value };
  }
  const { children = null } = node.raw;
  fields.children = isJsonArray(children)
    ? { role: 'set', value: childIds(node) }
    : { role: 'value', value: children };
  // Set by the list a node stands in, so the sets of its parents say it already when versions meet.
  fields[parentName] = { role: 'derived', value: node.parent?.id ?? null };
  // Lists that are sorted say nothing by their order.
  if (!isSorted(node.children))
    fields[orderName] = { role: 'derived', value: node.children.map((child) => child.id) };
  const others = tree.repeated.get(id);
  if (others !== undefined)
    fields[repeatedName] = {
      role: 'derived',
      value: others.map((other) => ({ ...other.raw, children: childIds(other) })),
    };
  return fields;
}

function roleOf(node: TreeNode, field: string): FieldRole {
  if (field === 'attempts') return 'counter';
  if (field === 'passes') return node.children.length === 0 ? 'done' : 'derived';
  return 'value';
}

function childIds(node: TreeNode): JsonValue {
  return [...new Set(node.children.map((child) => child.id))].sort(compareCodePoints);
}
