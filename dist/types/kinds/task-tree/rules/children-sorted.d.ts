export declare const childrenSorted: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly childrenSorted: "{path}: children must be sorted by (order,id)";
}>;
