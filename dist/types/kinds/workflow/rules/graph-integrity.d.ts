export declare const graphIntegrity: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly entry: "the graph has no node '{id}', which entryNodeId names";
    readonly duplicate: "the graph has more than one node '{id}'";
    readonly dangling: "the graph has no node '{id}', where the edge {edge} ends or begins";
}>;
