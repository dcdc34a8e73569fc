import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { ProcedureGraph } from './model.ts';
/** The entries of a graph by name, in their order: what stands for an id by that id, all others by their place. */
export interface Entries {
    readonly nodes: Map<string, JsonValue>;
    readonly links: Map<string, JsonValue>;
}
export declare function entriesOf(graph: ProcedureGraph): Entries;
/** The name of an entry that no id stands for; no id can pass for it, since ids are looked up as they are. */
export declare function placeName(pointer: string): string;
/** The value of a graph with other entries; a list that is none stays so, unless something came into it. */
export declare function withEntries({ value }: ProcedureGraph, { nodes, links }: Entries): JsonObject;
