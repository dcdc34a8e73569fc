import { type ProcedureFacts } from '../facts.ts';
export declare const actor: import("../../../core/rule.ts").Rule<ProcedureFacts, undefined, {
    readonly none: "the {status} run '{run}' has no actor; one must be linked to it with the verb '{expected}'";
    readonly several: "run '{run}' has {count} actor links, from {actors}; it must have exactly one";
    readonly verb: "run '{run}' is {status}; its actor's verb must be '{expected}', found '{verb}'";
    readonly energy: "run '{run}' is {status}; the energy of its actor's link must be {bound}, found {energy}";
    readonly polarity: "run '{run}' is {status}; the polarity of its actor's link is written {written}, found {polarity}";
}>;
