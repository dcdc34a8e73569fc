import { type ProcedureFacts } from '../facts.ts';
export declare const runExpired: import("../../../core/rule.ts").Rule<ProcedureFacts, undefined, {
    readonly expired: "run '{run}' is active since {since}, {days} days; {limit} are allowed";
}>;
