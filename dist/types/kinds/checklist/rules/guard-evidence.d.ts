export declare const guardEvidence: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly failed: "{item} is marked done, but the guard failed";
}>;
