export declare const graphRemovedLiveNode: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly current: "the graph lost the node '{id}', at which this run stands";
    readonly completed: "the graph lost the node '{id}', which this run has completed";
}>;
