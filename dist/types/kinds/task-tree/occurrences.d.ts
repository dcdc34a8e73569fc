import type { TaskTree, TreeNode } from './model.ts';
/**
 * A name for every node, also where ids repeat: the id for the node that stands for it, `id~2` for the second node of
 * that id in document order, and the place, which no id can pass for, where there is no id.
 */
export declare function namesOf(tree: TaskTree): ReadonlyMap<TreeNode, string>;
/** Every node of an id that repeats, in document order. */
export declare function occurrencesOf(tree: TaskTree, id: string): readonly TreeNode[];
/** What an entity of the engine names: a node by its id, or one of several that share an id. */
export declare function nodeNamed(tree: TaskTree, name: string): TreeNode | undefined;
