export declare const stepsCompleted: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly missing: "{transition}step '{id}' was completed and is no longer in stepsCompleted";
}>;
