import { type ProcedureFacts } from '../facts.ts';
export declare const runRecord: import("../../../core/rule.ts").Rule<ProcedureFacts, undefined, {
    readonly procedures: "run '{run}' elaborates {count}; it must elaborate exactly one procedure";
    readonly vanished: "run '{run}' is gone; the record of a run is kept";
    readonly noRun: "run '{run}' was a {from} and is a {to}; the record of a run is kept";
    readonly startedAt: "started_at of run '{run}' changed from {from} to {to}";
    readonly procedure: "run '{run}' elaborated {from} and now elaborates {to}";
    readonly actor: "the actor of run '{run}' changed from {from} to {to}";
    readonly status: "run '{run}' was {from} and is {to}; a run that has ended stays as it ended";
    readonly frozenRun: "run '{run}' has ended, but {change}";
    readonly frozenWork: "run '{run}' has ended and what it contains is kept, but {change}";
    readonly bornEnded: "the new run '{run}' is {to}; a run starts active";
    readonly notAtFirst: "the new run '{run}' does not start at its first step ({from}); its step links are: {to}";
}>;
