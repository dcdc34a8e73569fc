export declare const schema: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly invalid: "{transition}{field} {problem}";
}>;
