export declare const guardEvidence: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly failed: "{path}: passes is true, but the guard failed";
}>;
