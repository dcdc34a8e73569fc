export declare const doneRemoved: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly removed: "{item} was done and is gone";
}>;
