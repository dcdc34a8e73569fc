export declare const selectedNode: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly notOpenLeaf: "the step's node '{id}' was not an open leaf; the runner would have selected '{leftmost}'";
    readonly complete: "the step's node '{id}' was not an open leaf; the tree was complete";
    readonly notLeftmost: "the step's node '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'";
}>;
