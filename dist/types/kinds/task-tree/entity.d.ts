import type { Entity } from '../../core/entity.ts';
import type { TaskTree } from './model.ts';
/** Names of what is no field of the file: where a node stands, how its children stand, and its doubles. */
export declare const parentName = "parent";
export declare const orderName = "(order)";
export declare const repeatedName = "repeated";
/** A node as the engine sees it: its own fields, its parent, and its set of child ids. */
export declare function entityOf(tree: TaskTree, id: string): Entity | undefined;
