export declare const stuckNode: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly stuck: "status={status} on node '{id}', which was stuck: no attempt was left";
}>;
