import type { GraphLink, GraphNode, ProcedureGraph } from './model.ts';
/** What became of one node or link, by id. */
export interface Change<Entry> {
    readonly type: 'added' | 'removed' | 'changed';
    /** The new version of it, or the old one of what is gone. */
    readonly entry: Entry;
    readonly before: Entry | undefined;
    /** Canonical names of fields that differ; empty for what came or went. */
    readonly fields: readonly string[];
}
export interface GraphChanges {
    readonly nodes: readonly Change<GraphNode>[];
    readonly links: readonly Change<GraphLink>[];
}
/** All nodes and links that differ between two versions. */
export declare function changesBetween(before: ProcedureGraph, after: ProcedureGraph): GraphChanges;
/** What the engine keeps about its nodes for itself is never "changed" (formats.md §4). */
export declare function isBookkeeping(field: string): boolean;
