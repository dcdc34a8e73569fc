import { subjectOf } from '../../engine/contract/subject.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { pointerOf } from './tree-place.ts';

/**
 * A name for every node, also where ids repeat: the id for the node that stands for it, `id~2` for the second node of
 * that id in document order, and the place, which no id can pass for, where there is no id.
 */
export function namesOf(tree: TaskTree): ReadonlyMap<TreeNode, string> {
  const names = known.get(tree) ?? makeNames(tree);
  known.set(tree, names);
  return names;
}

const known = new WeakMap<TaskTree, ReadonlyMap<TreeNode, string>>();

function makeNames(tree: TaskTree): Map<TreeNode, string> {
  const names = new Map<TreeNode, string>();
  const seen = new Map<string, number>();
  for (const node of tree.nodes) {
    const count = (seen.get(node.id) ?? 0) + 1;
    seen.set(node.id, count);
    if (node.id === '') names.set(node, `#${pointerOf(node)}`);
    else names.set(node, tree.byId.get(node.id) === node ? node.id : `${node.id}~${count}`);
  }
  return names;
}

/** Every node of an id that repeats, in document order. */
export function occurrencesOf(tree: TaskTree, id: string): readonly TreeNode[] {
  return tree.repeated.has(id) ? tree.nodes.filter((node) => node.id === id) : [];
}

/** What an entity of the engine names: a node by its id, or one of several that share an id. */
export function nodeNamed(tree: TaskTree, name: string): TreeNode | undefined {
  const own = tree.byId.get(name);
  if (own !== undefined) return own;
  const [, id = '', number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
  return number === undefined ? undefined : occurrencesOf(tree, id)[Number(number) - 1];
}

/** The nodes of an id but one: the one that is where the id was before, or the first. */
export function doublesOf({ earlier, after }: TaskTreeFacts, id: string): string[] {
  const nodes = after === null ? [] : occurrencesOf(after, id);
  const old = earlier?.byId.get(id);
  const kept = nodes.find((node) => old !== undefined && isSamePlace(node, old)) ?? nodes[0];
  return nodes.flatMap((node, index) => (node === kept ? [] : [subjectOf(`${id}~${index + 1}`)]));
}

function isSamePlace(node: TreeNode, old: TreeNode): boolean {
  return node.parent?.id === old.parent?.id && node.order === old.order && node.raw.title === old.raw.title;
}
