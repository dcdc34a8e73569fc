import type { JsonObject } from '../../core/json-value.ts';
import { type Layout } from './graft-layout.ts';
/** Puts a layout together: one root, below it all that has a place. Undefined where nothing is left. */
export declare function assemble(layout: Layout): JsonObject | undefined;
