export declare const passedByRemoval: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly dropped: "{path}: passes turned true when open work below it was removed: {nodes}";
}>;
