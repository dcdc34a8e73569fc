export declare const runExpired: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly expired: "run '{run}' is active since {since}, {days} days; {limit} are allowed";
}>;
