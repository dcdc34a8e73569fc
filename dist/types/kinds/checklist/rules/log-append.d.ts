export declare const logAppend: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly prefix: "entry {entry} is not what it was; old entries stay as they are, at the front";
    readonly kept: "entry {entry} is gone or out of order; entries may be inserted, but old ones stay";
}>;
