export declare const undeclaredStep: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly undeclared: "{path}: {fields} changed and nothing declared the step";
}>;
