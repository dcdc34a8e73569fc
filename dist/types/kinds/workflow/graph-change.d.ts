import type { GraphChange } from './facts.ts';
import type { GraphFile } from './model.ts';
/** How the graph changed; undefined where it says the same in the same place. */
export declare function changeOfGraph(before: GraphFile | undefined, after: GraphFile | undefined): GraphChange | undefined;
