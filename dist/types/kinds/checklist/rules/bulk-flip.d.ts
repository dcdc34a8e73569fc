export declare const bulkFlip: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly many: "{count} items turned done at once: {items}";
    readonly most: "{count} items turned done at once, which is beyond {limit}: {items}";
}>;
