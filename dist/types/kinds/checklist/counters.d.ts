import type { CounterMove, ItemPair } from './facts.ts';
import type { Checklist, Item } from './model.ts';
interface CounterInput {
    readonly after: Checklist;
    readonly pairs: readonly ItemPair[];
    readonly added: readonly Item[];
    readonly maxAttempts: number;
}
/** Every counter that did not stay or go up by one, within its maximum. */
export declare function counterMoves({ after, pairs, added, maxAttempts }: CounterInput): CounterMove[];
export {};
