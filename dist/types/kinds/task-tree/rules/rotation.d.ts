export declare const rotation: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly rotated: "a new tree '{id}' with {count} nodes replaced a finished one";
}>;
