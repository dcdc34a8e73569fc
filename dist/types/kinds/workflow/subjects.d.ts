/** The state of the run, apart from the steps it has completed. */
export declare const runEntity = "(run)";
/** The graph that stands beside it. */
export declare const graphEntity = "(graph)";
/** A completed step, as an entity; no id can pass for one of the others. */
export declare function stepEntity(id: string): string;
export declare function stepOfEntity(entity: string): string;
export declare function runSubject(field: string): string;
export declare function graphSubject(field?: string): string;
export declare function stepSubject(id: string): string;
/** A node of the graph, as a field of it. */
export declare function nodeField(id: string): string;
