export declare const uniqueAcrossFiles: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, {
    readonly run: "seq {seq} ({type}): run_id {id} is in {path} as well";
    readonly event: "seq {seq} ({type}): event_id {id} is in {path} as well";
}>;
