export declare const runSpaceOnly: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly uncontained: "{change} while a run is active, and no active run contains it";
    readonly otherRun: "{change} while another run is active; run '{run}' has ended, and what it contains is kept";
    readonly rest: "{change} while a run is active, and it belongs to no active run";
}>;
