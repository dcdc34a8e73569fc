export declare const uniqueIds: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly duplicate: "duplicate id '{id}' at {path}";
}>;
