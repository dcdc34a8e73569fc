export declare const advance: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly unmet: "run '{run}' leaves step '{step}' without its completion proof: {says}";
    readonly jumped: "run '{run}' stood at step {from} and is at '{step}'; what may follow is {to}";
    readonly early: "run '{run}' is completed, but it stood at step {from}; the last one is '{step}'";
    readonly unearned: "run '{run}' records step '{step}' as completed, but it stood at step {from}";
    readonly unrecorded: "run '{run}' moved on from step '{step}' without a link that records it as completed";
    readonly lost: "run '{run}' no longer records that it did step '{step}'";
    readonly foreign: "run '{run}' has a link to '{step}', which is no step of its own procedure";
}>;
