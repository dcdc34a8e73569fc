import type { JsonObject, JsonValue } from '../../core/json-value.ts';
import type { TaskTree, TreeNode } from './model.ts';
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
    /** The name of the root, where the other version's root was asked for. */
    root: string | undefined;
}
export declare function layoutOf(doc: TaskTree, from: TaskTree | null): Layout;
/** The node of that name in the other version. */
export declare function sourceOf({ from }: Layout, name: string): TreeNode | undefined;
/** Puts a node where it stood, with those it stood under. */
export declare function bringHome(layout: Layout, source: TreeNode): void;
/** Brings a node back with everything that stood below it and stands nowhere now. */
export declare function bringBack(layout: Layout, source: TreeNode): void;
/** The names of a node's children, in their order. */
export declare function childNames({ slots }: Layout): Map<string | undefined, string[]>;
