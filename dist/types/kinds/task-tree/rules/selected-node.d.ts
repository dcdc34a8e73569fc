export declare const selectedNode: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly notOpenLeaf: "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'{order}";
    readonly complete: "{origin} step: '{id}' was not an open leaf; the tree was complete{order}";
    readonly notLeftmost: "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'";
}>;
