import type { NodePair } from './facts.ts';
import type { TaskTree } from './model.ts';
/** Every node both versions hold, sorted by id. Each subtree is compared once, bottom up. */
export declare function pairNodes(before: TaskTree, after: TaskTree): NodePair[];
