import { type WorkflowFacts } from '../facts.ts';
export declare const graphMissing: import("../../../core/rule.ts").Rule<WorkflowFacts, undefined, {
    readonly missing: "the graph of this run was not found at {paths}";
    readonly unjudged: "the run changed, and no graph that can be followed says whether it may";
}>;
