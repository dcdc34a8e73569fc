export declare const transition: import("../../../core/rule.ts").Rule<import("../facts.ts").WorkflowFacts, undefined, {
    readonly unknown: "Invalid transition: {from} → {to}: the graph has no node '{to}'; {next}";
    readonly illegal: "Invalid transition: {from} → {to}: no edge leads there; {next}";
    readonly unreachable: "Invalid transition: {from} → {to}: no path leads there; {next}";
    readonly tooEarly: "Invalid transition: {from} → {to}: an edge leads there only in the graph as this change leaves it, and the one before it judges; {next}";
    readonly restarted: "{from} → {to}: the graph has no node '{from}', so the run starts again at its entry";
}>;
