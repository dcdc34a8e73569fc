export declare const stepsUnvisited: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly beside: "{from} → {to}: step '{id}' is completed, and the run stood at neither end of it";
    readonly offPath: "{from} → {to}: step '{id}' is completed, and no path between leads over it";
}>;
