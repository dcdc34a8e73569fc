import { type TaskTreeFacts } from '../facts.ts';
export declare const immutability: import("../../../core/rule.ts").Rule<TaskTreeFacts, undefined, {
    readonly missing: "passed node '{id}' missing in next tree";
    readonly moved: "passed node '{id}' moved from parent '{from}' to '{to}'";
    readonly changed: "passed node '{id}' changed in next tree";
}>;
