import type { GraphLink, GraphNode } from './model.ts';
/**
 * Steps in the order of the links that contain them (`sequence`) where all of these have one, else by "Step N" in
 * synthesis or name where all steps have one, else as they stand in the file.
 */
export declare function inOrder(steps: readonly GraphNode[], links: readonly GraphLink[]): GraphNode[];
