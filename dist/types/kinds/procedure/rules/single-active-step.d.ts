import { type ProcedureFacts } from '../facts.ts';
export declare const singleActiveStep: import("../../../core/rule.ts").Rule<ProcedureFacts, undefined, {
    readonly none: "run '{run}' is active, but none of its step links has energy > 5";
    readonly several: "run '{run}' has {count} step links with energy > 5, where one may be active: {links}";
    readonly ambiguous: "{link} of run '{run}' has energy {energy}: neither active (> 5) nor completed (< 2)";
    readonly activePolarity: "{link} of run '{run}' leads to the active step; its polarity must be [0.9, 0.1], found {polarity}";
    readonly completedPolarity: "{link} of run '{run}' leads to a completed step; its polarity must be [0.2, 0.8], found {polarity}";
    readonly verb: "{link} of run '{run}' has energy {energy}; its verb must be '{expected}', found '{verb}'";
}>;
