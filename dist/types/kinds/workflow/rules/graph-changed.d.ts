export declare const graphChanged: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly changed: "the graph of this run changed: {changes}";
    readonly repointed: "this run now follows the graph {to} instead of {from}";
    readonly came: "this run has a graph now, {to}, and had none before";
}>;
