export declare const passesWithdrawn: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly withdrawn: "{path}: passes went back from true to false";
}>;
