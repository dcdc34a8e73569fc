export declare const graphSchema: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly unreadable: "the graph cannot be read: {reason} (line {line}, column {column})";
    readonly invalid: "the graph: {field} {problem}";
}>;
