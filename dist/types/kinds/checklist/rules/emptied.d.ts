export declare const emptied: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly emptied: "there were {count} items, {done} of them done, and now none can be read";
}>;
