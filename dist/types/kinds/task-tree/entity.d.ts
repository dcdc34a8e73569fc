import type { Entity } from '../../core/entity.ts';
import type { TaskTree } from './model.ts';
/** A node as the engine sees it: its own fields, its parent, and its set of child ids. */
export declare function entityOf(tree: TaskTree, id: string): Entity | undefined;
