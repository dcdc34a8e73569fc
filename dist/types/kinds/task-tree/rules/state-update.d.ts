export declare const stateUpdate: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly field: "{path}: {field} must be {expected} after this step, found {actual}";
}>;
