import { groupBy } from '../../formats/group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { RunState, TaskTree, TreeNode } from './model.ts';
import { schemaErrorsOf } from './schema-errors.ts';

type Growing = Omit<TreeNode, 'children'> & { readonly children: Growing[] };

/**
 * Reads a tree out of a JSON value, whatever its shape: what is no node is a schema error, never a stop. What an earlier tree was
 * read from and had no error has none here.
 */
export function buildTree(value: JsonValue, text = '', runState?: RunState, earlier?: TaskTree): TaskTree {
  const nodes: TreeNode[] = [];
  const root = isJsonObject(value) ? readNode(value, undefined, 0) : undefined;
  const pending: Growing[] = root === undefined ? [] : [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    nodes.push(node);
    const grown = readChildren(node);
    for (let index = grown.length - 1; index >= 0; index -= 1) {
      const child = grown[index];
      if (child !== undefined) pending.push(child);
    }
  }
  const byId = new Map<string, TreeNode>();
  let named = 0;
  for (const node of nodes) {
    if (node.id === '') continue;
    byId.set(node.id, node);
    named += 1;
  }
  const isEarlier = (node: TreeNode) => node.id !== '' && byId.get(node.id) !== node;
  return {
    nodes,
    root,
    byId,
    repeated: groupBy(named === byId.size ? [] : nodes.filter(isEarlier), (node) => node.id),
    schemaErrors: schemaErrorsOf(value, nodes, earlier),
    runState,
    text,
  };
}

function readChildren(node: Growing): Growing[] {
  const list = node.raw.children;
  if (!isJsonArray(list)) return [];
  for (let position = 0; position < list.length; position += 1) {
    const child = list[position];
    if (isJsonObject(child)) node.children.push(readNode(child, node, position));
  }
  return node.children;
}

function readNode(raw: JsonObject, parent: TreeNode | undefined, position: number): Growing {
  return {
    id: typeof raw.id === 'string' ? raw.id : '',
    raw,
    parent,
    position,
    children: [],
    order: integer(raw.order),
    next: typeof raw.next === 'string' ? raw.next : '',
    passes: raw.passes === true,
    attempts: integer(raw.attempts),
    maxAttempts: integer(raw.max_attempts),
  };
}

function integer(value: JsonValue | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}
