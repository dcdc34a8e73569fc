import type { ItemPair, StatusMove } from './facts.ts';
import type { Checklist, Item } from './model.ts';
/** Every status that is not known, or not reachable from the one before. */
export declare function statusMoves(after: Checklist, pairs: readonly ItemPair[], added: readonly Item[], strictEdges: boolean): StatusMove[];
