import type { NextMove } from './model.ts';
/** The legal moves, as a clause of a message. */
export declare function movesText(moves: readonly NextMove[]): string;
/** Several things, the first ones in full. */
export declare function listed(all: readonly string[], most?: number): string;
