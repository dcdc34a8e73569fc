import type { TaskTree } from '../model.ts';
import { type TreeStep } from './step.ts';
/** What the tree looked like to one declared line, just before it was applied. */
export interface LineFacts {
    readonly step: TreeStep;
    /** Whether the node was there; `maybe`: earlier lines may have added it, and it was dropped while open. */
    readonly known: 'yes' | 'maybe' | 'no';
    readonly openLeaf: boolean;
    readonly stuck: boolean;
    /** The node's `next`: its mode. */
    readonly mode: string;
    /** The node the runner would have selected; undefined in a complete tree. */
    readonly leftmost: string | undefined;
}
/**
 * Replays declared lines one by one. Between two commits the tree in between is not written down, so it is
 * rebuilt: the previous tree, in which a `decomposed` line reveals the node's new children.
 */
export declare function replayLines(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[]): LineFacts[];
