import { type Location } from '../../core/location.ts';
import type { GraphLink, GraphNode } from './model.ts';
/** Entities of nodes and of links share one space of ids: a prefix keeps them apart. */
export declare function nodeEntity(id: string): string;
export declare function linkEntity(id: string): string;
export declare function nodeSubject(id: string, field?: string): string;
export declare function linkSubject(id: string, field?: string): string;
type Placed = GraphNode | GraphLink;
/** Where a node or link, or a field of it, stands in the new version. */
export declare function afterPlace(entry: Placed, field?: string): Location;
/** Where a node or link, or a field of it, stood in the previous version. */
export declare function beforePlace(entry: Placed, field?: string): Location;
/** Canonical names and what is read as the same. */
export declare const olderNames: Readonly<Record<string, string>>;
/** How messages name a node: its id, and its name where that says more. */
export declare function nameOf({ id, name }: GraphNode): string;
/** How messages name a link: its id and what it says. */
export declare function linkName({ id, from, verb, to }: GraphLink): string;
/** Ids of several entries, the first ones in full. */
export declare function idsOf(entries: readonly {
    readonly id: string;
}[], most?: number): string;
export declare function cut(text: string, most: number): string;
export {};
