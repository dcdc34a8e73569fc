export declare const order: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly moved: "{item} stands elsewhere among the items than before";
}>;
