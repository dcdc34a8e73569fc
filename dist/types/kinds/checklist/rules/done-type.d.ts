export declare const doneType: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly type: "{item}: {field} was {from} and is {to}, which is neither true nor false";
    readonly gone: "{item}: {field} was {from} and is gone, and no other mark says whether it is done";
    readonly added: "{item} is new, and its {field} is {to}, which is neither true nor false";
}>;
