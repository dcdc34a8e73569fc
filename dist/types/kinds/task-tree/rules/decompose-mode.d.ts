export declare const decomposeMode: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly execute: "status=decomposed but selected node '{id}' has next=execute";
}>;
