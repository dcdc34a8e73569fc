export declare const undeclaredPass: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly undeclared: "{path}: passes turned true and nothing declared the step";
}>;
