import type { StateKind } from '../core/kind.ts';
/** The registry: one line for each kind. */
export declare const kinds: readonly StateKind[];
