export declare const parentDone: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly early: "{item} is done, but below it these are open: {open}";
}>;
