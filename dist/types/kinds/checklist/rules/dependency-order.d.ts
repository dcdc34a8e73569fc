export declare const dependencyOrder: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly early: "{item} is done, but what it depends on is open: {open}";
}>;
