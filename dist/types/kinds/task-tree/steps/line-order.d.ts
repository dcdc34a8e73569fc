import type { Context } from '../../../core/context.ts';
import type { Reading } from '../facts.ts';
import type { TaskTree } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import { type Declared } from './declared.ts';
/** How several lines are legal: as they are written, from the last to the first, or, of several nodes, in neither order. */
export type LineOrder = 'written' | 'reversed' | 'neither';
export interface OrderedReading {
    readonly declared: Declared;
    readonly reading: Reading;
    readonly order: LineOrder;
}
/**
 * Holds a transition against what is declared. Several lines are replayed as written or else from the last to the first:
 * `git merge --squash` writes the newest first. One order is legal as a whole, or none is.
 */
export declare function readInOrder(before: TaskTree | null, after: TaskTree, context: Context, options: TaskTreeOptions): OrderedReading;
/** What a finding about one of several lines adds, where no order of them is legal. */
export declare function saidOfOrder(order: LineOrder): string;
